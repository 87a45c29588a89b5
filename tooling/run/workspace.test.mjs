import { withDependents } from './workspace.cjs';

/** @param {string} name @param {string[]} uses */
const aPackage = (name, uses) => ({ name, dir: `/${name}`, scripts: {}, uses });

const all = [
  aPackage('api', ['kernel', 'hub']),
  aPackage('hub', []),
  aPackage('kernel', []),
  aPackage('ads', ['kernel']),
];

it.each([
  ['an unused one', ['ads'], ['ads']],
  ['one that others use', ['kernel'], ['api', 'kernel', 'ads']],
  ['two', ['hub', 'ads'], ['api', 'hub', 'ads']],
  ['none', [], []],
])('of %s: it and all that depend on it', (_, names, expected) => {
  expect(withDependents(all, names).map(({ name }) => name)).toEqual(expected);
});

it('follows what depends on a dependent', () => {
  const chain = [aPackage('page', ['kit']), aPackage('kit', ['rules']), aPackage('rules', [])];
  expect(withDependents(chain, ['rules'])).toHaveLength(3);
});
