import path from 'node:path';
import { reachOfFiles } from './changed.cjs';
import { root } from './workspace.cjs';

/** @param {string} name @param {string} folder @param {string[]} uses */
const aPackage = (name, folder, uses) => ({ name, dir: path.join(root, folder), scripts: {}, uses });

const all = [
  aPackage('e2e', 'e2e', ['kernel']),
  aPackage('api', 'server/api', ['kernel', 'feeds']),
  aPackage('delivery', 'server/delivery', ['kernel']),
  aPackage('feeds', 'server/feeds', ['kernel']),
  aPackage('hub', 'server/hub', ['kernel']),
  aPackage('kernel', 'kernel', []),
  aPackage('mfe-ads', 'mfe-ads', ['kernel']),
  aPackage('mfe-articles', 'mfe-articles', ['kernel']),
  aPackage('shell', 'shell', ['kernel']),
  aPackage('tooling', 'tooling', []),
];

/** @param {...string} files */
const reached = (...files) => reachOfFiles(all, files).packages?.map(({ name }) => name);

it.each([
  ['a remote: that remote alone', ['mfe-articles/src/App.tsx'], ['mfe-articles']],
  ['a server: it and who uses it', ['server/feeds/src/a.ts'], ['api', 'feeds']],
  ['content: who reads it, though nothing imports it', ['content/adverts/a.json'], ['api', 'mfe-ads', 'mfe-articles']],
  [
    'a page of documentation: who has tests that read one, and nobody who uses those',
    ['docs/spec.md'],
    ['api', 'delivery', 'hub', 'shell', 'tooling'],
  ],
  [
    'what the kernel has: all who use it',
    ['kernel/src/a.ts'],
    ['e2e', 'api', 'delivery', 'feeds', 'hub', 'kernel', 'mfe-ads', 'mfe-articles', 'shell'],
  ],
  ['what a remote shows and api reads, too', ['mfe-ads/content/bookmakers.json'], ['api', 'mfe-ads']],
  ['what containers are made from: who reads it', ['deploy/haproxy.cfg'], ['api', 'delivery']],
  ['nothing', [], []],
])('a change of %s', (_, files, expected) => {
  expect(reached(...files)).toEqual(expected);
});

it.each([
  ['a remote: its own', ['mfe-articles/src/App.tsx'], ['journeys/mfe-articles/']],
  ['a server: all', ['server/feeds/src/a.ts'], undefined],
  [
    'content: those of the remotes that show it',
    ['content/adverts/a.json'],
    ['journeys/mfe-articles/', 'journeys/mfe-ads/'],
  ],
  ['a journey: those beside it', ['e2e/journeys/shell/routes.spec.ts'], ['journeys/shell/']],
  ['what journeys share: all', ['e2e/product/test.ts'], undefined],
  ['documentation: none', ['docs/spec.md'], []],
])('of journeys, a change of %s', (_, files, expected) => {
  expect(reachOfFiles(all, files).journeys).toEqual(expected);
});

it.each(['tooling/jest/preset.cjs', 'pnpm-lock.yaml', 'shell/tsconfig.json', 'package.json'])(
  'a change of %s selects everything',
  (file) => {
    expect(reachOfFiles(all, ['mfe-ads/src/App.tsx', file])).toEqual({ says: expect.stringContaining(file) });
  },
);
