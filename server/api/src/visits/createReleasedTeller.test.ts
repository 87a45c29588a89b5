import type { Pointer } from 'server-shared/releases/livePointer';
import { createReleasedTeller } from './createReleasedTeller';

const pointer = (remote: string, withdrawn: readonly string[], reloads: readonly string[] = []) =>
  ({ remote, withdrawn, reloads }) as unknown as Pointer;

function aTeller() {
  const told: unknown[] = [];
  const tell = createReleasedTeller({ broadcast: (...said: unknown[]) => void told.push(said) });
  return { told, tell };
}

it('tells of what is withdrawn from now on, of the remotes that it concerns', () => {
  const { told, tell } = aTeller();
  tell([pointer('mfe-ads', ['1']), pointer('mfe-new', [])]);
  tell([pointer('mfe-ads', ['1']), pointer('mfe-new', [])]);
  expect(told).toEqual([]);
  tell([pointer('mfe-ads', ['1', '2'], ['2']), pointer('mfe-new', [])]);
  expect(told).toEqual([['Released', { remote: 'mfe-ads', withdrawn: ['1', '2'], reloads: ['2'] }]]);
});

it('one that goes out again, the shell, and a remote that comes or goes are no news', () => {
  const { told, tell } = aTeller();
  tell([pointer('mfe-ads', ['1']), pointer('shell', [])]);
  tell([pointer('mfe-ads', []), pointer('shell', ['1'])]);
  tell([]);
  tell([pointer('mfe-new', [])]);
  expect(told).toEqual([]);
});
