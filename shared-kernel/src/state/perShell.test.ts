import { createFakeShell } from '../testing/createFakeShell';
import { perShell } from './perShell';

it('makes one for each shell', () => {
  const boardOf = perShell(() => ({}));
  const [{ shell: one }, { shell: other }] = [createFakeShell(), createFakeShell()];
  expect(boardOf(one)).toBe(boardOf(one));
  expect(boardOf(other)).not.toBe(boardOf(one));
});

it('gives what is made the shell it is for', () => {
  const reportOf = perShell(({ report }) => report);
  const { shell } = createFakeShell();
  expect(reportOf(shell)).toBe(shell.report);
});
