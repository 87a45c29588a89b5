import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.cjs';
import { misspelt } from './misspelt.cjs';

it.each([
  ['FEEDD', 'FEED'],
  ['FEDE', 'FEED'],
  ['PROT', 'PORT'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['API_FOTBALL_KEY', 'API_FOOTBALL_KEY'],
  ['PUBLIC_URl', 'PUBLIC_URL'],
  ['LOG_LVL', 'LOG_LEVEL'],
  ['INTERNAL_ORIGN', 'INTERNAL_ORIGIN'],
  ['RELEASE_TOKN', 'RELEASE_TOKEN'],
])('%s has a line that names %s', (name, meant) => {
  expect(misspelt({ [name]: 'x' })).toEqual([`${name} is no setting, and does nothing: is ${meant} meant?`]);
});

it('settings, variables of the system and those of the servers’ pages have none', () => {
  const pages = ['configuration', 'api', 'delivery', 'hub', 'feeds', 'operations', 'releases'];
  const texts = pages.map((page) => readFileSync(path.join(root, `docs/${page}.md`), 'utf8'));
  const named = texts.join().match(/`[A-Z][A-Z_]+`/g) ?? [];
  const system = ['PATH', 'HOME', 'HOSTNAME', 'SHELL', 'LANG', 'MAIL', 'USER', 'TERM', 'PWD', 'NODE_OPTIONS'];
  const names = [...named.map((name) => name.slice(1, -1)), ...system];
  expect(names).toContain('REPLAY_SPEED');
  expect(misspelt(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
