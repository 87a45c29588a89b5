import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.cjs';
import { misspelt, readSettings } from './settings.cjs';

describe('the settings', () => {
  it('have defaults, and take empty variables for missing ones', () => {
    expect(readSettings({ PORT: '', DATA_DIR: ' ' })).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      apiPort: 0,
      internalPort: 0,
      apiOrigin: undefined,
      basePath: '/',
      dataDir: path.join(root, '.data'),
    });
  });

  it('read a relative data folder from where the command was typed', () => {
    expect(readSettings({ DATA_DIR: 'my-data', INIT_CWD: '/home/anh' }).dataDir).toBe(
      path.resolve('/home/anh/my-data'),
    );
  });

  it.each([
    [{ PORT: 'http' }, 'PORT: expected a port from 0 to 65535, got "http"'],
    [{ API_PORT: '99999' }, 'API_PORT: expected a port from 0 to 65535, got "99999"'],
    [
      { API_ORIGIN: 'localhost:9000' },
      'API_ORIGIN: expected an origin such as http://127.0.0.1:9000, got "localhost:9000"',
    ],
    [
      { API_ORIGIN: 'http://127.0.0.1/api' },
      'API_ORIGIN: expected an origin such as http://127.0.0.1:9000, got "http://127.0.0.1/api"',
    ],
    [{ BASE_PATH: 'bong-da' }, 'BASE_PATH: expected a path such as / or /bong-da, got "bong-da"'],
    [{ PORT: '8090', API_PORT: '8090' }, 'API_PORT: expected another port than PORT, got 8090 for both'],
    [
      { API_PORT: '8090', INTERNAL_PORT: '8090' },
      'INTERNAL_PORT: expected another port than API_PORT, got 8090 for both',
    ],
  ])('%j are refused', (env, message) => {
    expect(() => readSettings(env)).toThrow(new Error(message));
  });
});

describe('a variable', () => {
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

  it('of the system, of the servers’ pages or of the settings has none', () => {
    const pages = ['configuration', 'api', 'delivery', 'hub', 'feeds', 'operations', 'releases'];
    const texts = pages.map((page) => readFileSync(path.join(root, `docs/${page}.md`), 'utf8'));
    const named = texts.join().match(/`[A-Z][A-Z_]+`/g) ?? [];
    const system = ['PATH', 'HOME', 'HOSTNAME', 'SHELL', 'LANG', 'MAIL', 'USER', 'TERM', 'PWD', 'NODE_OPTIONS'];
    const names = [...named.map((name) => name.slice(1, -1)), ...system];
    expect(names).toContain('REPLAY_SPEED');
    expect(misspelt(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });
});
