import { packageOf } from './alone.cjs';

const ALL = ['shell', 'mfe-ads', 'mfe-tv'].map((name) => ({ name, dir: `/tyso/${name}`, scripts: {}, uses: [] }));

it.each([
  ['mfe-adz', 'There is no remote mfe-adz: npm run dev:alone -- <remote>, with one of mfe-ads, mfe-tv.'],
  [undefined, 'Which remote shall run alone? npm run dev:alone -- <remote>, with one of mfe-ads, mfe-tv.'],
  ['mfe-tv', 'mfe-tv has no src/alone.tsx, the page that it runs in: docs/new-remote.md has one.'],
])('for %s it says what could be', (name, said) => {
  expect(() => packageOf(name, ALL)).toThrow(said);
});
