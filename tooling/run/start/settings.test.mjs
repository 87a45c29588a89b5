import path from 'node:path';
import { root } from '../workspace.cjs';
import { readSettings } from './settings.cjs';

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

  const replay = { FEED: 'replay', INIT_CWD: root };

  it.each([
    [
      { FEED: 'foo' },
      'FEED: expected one of simulator, replay, openligadb, football-data, thesports, api-football, none, got "foo"',
    ],
    [{ FEED: 'api-football' }, 'API_FOOTBALL_KEY: expected a key of api-football.com, got nothing'],
    [{ FEED: 'thesports' }, 'THESPORTS_USER: expected the user that TheSports gave you, got nothing'],
    [
      { FEED: 'openligadb, thesports', THESPORTS_USER: 'a' },
      'THESPORTS_SECRET: expected the secret that TheSports gave you, got nothing',
    ],
    [
      { FEED: 'openligadb,simulator' },
      'FEED: expected a list of openligadb, football-data, thesports, api-football, got "openligadb,simulator"',
    ],
    [{ FEED: 'openligadb,openligadb' }, 'FEED: expected each feed once, got "openligadb,openligadb"'],
    [{ FEED: 'football-data' }, 'FOOTBALL_DATA_KEY: expected a key of football-data.org, got nothing'],
    [{ FEED_SEED: '4294967296' }, 'FEED_SEED: expected a whole number from 0 to 4294967295, got "4294967296"'],
    [{ FEED_SEED: '-1' }, 'FEED_SEED: expected a whole number from 0 to 4294967295, got "-1"'],
    [{ ...replay, REPLAY_SPEED: '0' }, 'REPLAY_SPEED: expected a number above 0 and up to 3600, got "0"'],
    [{ ...replay, REPLAY_SPEED: '3601' }, 'REPLAY_SPEED: expected a number above 0 and up to 3600, got "3601"'],
    [
      { ...replay, REPLAY_FILE: 'no.json' },
      `REPLAY_FILE: expected a file that can be read, got ${path.join(root, 'no.json')} (ENOENT)`,
    ],
    [
      { ...replay, REPLAY_FILE: 'tooling' },
      `REPLAY_FILE: expected a file that can be read, got ${path.join(root, 'tooling')} (EISDIR)`,
    ],
    [
      { DATABASE_URL: 'mysql://anh:secret@host/name' },
      'DATABASE_URL: expected something like postgres://user:password@host/name, got something else',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, got "loud"'],
  ])('%j are refused in the words of api', (env, message) => {
    expect(() => readSettings(env)).toThrow(new Error(message));
  });

  it.each([
    [{ FEED: 'openligadb, football-data', FOOTBALL_DATA_KEY: 'x', FEED_SEED: 'x' }],
    [{ FEED: ' none ', FEED_SEED: 'x', LOG_LEVEL: 'silent' }],
    [{ FEED_SEED: '4294967295', REPLAY_SPEED: 'x', DATABASE_URL: 'postgresql://host/name' }],
    [{ ...replay, REPLAY_FILE: 'package.json', REPLAY_SPEED: '0.5' }],
    [{ API_ORIGIN: 'http://127.0.0.1:9000', FEED: 'foo' }],
  ])('%j are right, or read by nobody', (env) => {
    expect(() => readSettings(env)).not.toThrow();
  });
});
