import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dirOf } from '../run/workspace.cjs';
import { readRoutes } from './routes.mjs';

const SCHEMA = path.join(dirOf('shared-kernel'), 'src/contract/routes.schema.json');
const page = {
  path: '/news',
  module: './App',
  title: 'Tin tức',
  description: 'Tin tức bóng đá trong nước và thế giới',
};

/** @type {string} */
let dir;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'tyso-routes-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** @param {object} routes @param {readonly string[]} [modules] */
function read(routes, modules = ['./App']) {
  const $schema = path.relative(dir, SCHEMA);
  writeFileSync(path.join(dir, 'routes.json'), JSON.stringify({ $schema, ...routes }, null, 2));
  return readRoutes(dir, modules);
}

it('gives pages and slots', async () => {
  const whole = { ...page, priority: 1, query: { trang: '\\d+' }, isInSitemap: false };
  const routes = { pages: [whole, { ...page, path: '/news/:id' }], slots: ['FixBottom'] };
  expect(await read(routes, ['./App', './Slots'])).toMatchObject(routes);
  expect(await read({ pages: [page] })).toMatchObject({ slots: [] });
});

it.each([
  [
    'a pattern that is none',
    { pages: [{ ...page, path: 'news' }] },
    /routes\.json:5: pages\.0\.path: expected a pattern such as .*, got "news"/,
  ],
  [
    'no title',
    { pages: [{ ...page, title: undefined }] },
    /routes\.json:4: pages\.0\.title: expected a value, got nothing/,
  ],
  ['an unknown slot', { pages: [], slots: ['Roof'] }, /slots\.0: expected one of OnHeaderLevel1, .*, got "Roof"/],
  ['an unknown field', { pages: [], paths: [] }, /paths: expected no such field/],
  [
    'another module',
    { pages: [{ ...page, module: './Home' }] },
    /pages\.0\.module: expected one that the build exposes \(\.\/App\), got \.\/Home/,
  ],
  ['no module', { pages: [{ ...page, module: undefined }] }, /pages\.0\.module: expected .*, got nothing/],
  [
    'slots that nothing renders',
    { pages: [], slots: ['FixBottom'] },
    /slots: expected none without \.\/Slots .*, got 1/,
  ],
  [
    'a query that is no pattern',
    { pages: [{ ...page, query: { trang: '(' } }] },
    /pages\.0\.query\.trang: expected a regular expression, got \(/,
  ],
  [
    'an address twice',
    {
      pages: [
        { ...page, path: '/a/:x' },
        { ...page, path: '/a/:y' },
      ],
    },
    /pages\.1\.path: expected a pattern of its own, got \/a\/:y beside \/a\/:x/,
  ],
])('refuses %s', async (_, routes, message) => {
  await expect(read(routes)).rejects.toThrow(message);
});

it('refuses a package without its list', async () => {
  await expect(readRoutes(dir, [])).rejects.toThrow(/routes\.json: expected the list of pages, got no such file/);
});

it('refuses a module of a page that the shell renders itself', async () => {
  await expect(read({ pages: [page] }, [])).rejects.toThrow('pages.0.module: expected none, got ./App');
});
