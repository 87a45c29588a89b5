import { readFeedConfig } from './feedConfig';

const CWD = '/home/fan';

it.each([
  ['nothing said: the simulator', {}, { kind: 'simulator', seed: 1 }],
  ['a seed', { FEED_SEED: '7' }, { kind: 'simulator', seed: 7 }],
  ['no feed on this node', { FEED: 'none' }, { kind: 'none' }],
  ['the recording that ships', { FEED: 'replay' }, { kind: 'replay', file: undefined, speed: 1 }],
  [
    'a file, fast',
    { FEED: 'replay', REPLAY_FILE: '../cup.ndjson', REPLAY_SPEED: '60' },
    { kind: 'replay', file: '/home/cup.ndjson', speed: 60 },
  ],
  [
    'a file beside the place the command was typed in',
    { FEED: 'replay', REPLAY_FILE: 'cup.ndjson', INIT_CWD: '/srv' },
    { kind: 'replay', file: '/srv/cup.ndjson', speed: 1 },
  ],
  [
    'leagues of OpenLigaDB',
    { FEED: 'openligadb' },
    {
      kind: 'openligadb',
      origin: 'https://api.openligadb.de',
      leagues: ['bl1', 'bl2', 'bl3', 'dfb'].map((shortcut) => ({ shortcut, season: undefined })),
    },
  ],
  [
    'a league of a season, from a mirror',
    { FEED: 'openligadb', OPENLIGADB_LEAGUES: 'em/2024, bl1', OPENLIGADB_URL: 'http://127.0.0.1:9000/' },
    {
      kind: 'openligadb',
      origin: 'http://127.0.0.1:9000',
      leagues: [
        { shortcut: 'em', season: 2024 },
        { shortcut: 'bl1', season: undefined },
      ],
    },
  ],
  [
    'competitions of football-data.org',
    { FEED: 'football-data', FOOTBALL_DATA_KEY: 'hush', FOOTBALL_DATA_COMPETITIONS: 'PL,CL' },
    { kind: 'football-data', origin: 'https://api.football-data.org', key: 'hush', competitions: ['PL', 'CL'] },
  ],
  [
    'two feeds at once',
    {
      FEED: 'football-data, openligadb',
      FOOTBALL_DATA_KEY: 'hush',
      OPENLIGADB_LEAGUES: 'bl1',
      FEED_TABLE: 'names.json',
    },
    {
      kind: 'several',
      feeds: [
        { kind: 'football-data', origin: 'https://api.football-data.org', key: 'hush', competitions: [] },
        { kind: 'openligadb', origin: 'https://api.openligadb.de', leagues: [{ shortcut: 'bl1', season: undefined }] },
      ],
      silentSeconds: 90,
      table: '/home/fan/names.json',
    },
  ],
  [
    'leagues of API-Football, and its prices of a bookmaker',
    { FEED: 'api-football', API_FOOTBALL_KEY: 'hush', API_FOOTBALL_LEAGUES: '340, 39', API_FOOTBALL_BOOKMAKER: '4' },
    {
      kind: 'api-football',
      origin: 'https://v3.football.api-sports.io',
      key: 'hush',
      leagues: [340, 39],
      bookmaker: 4,
    },
  ],
  [
    'an account of TheSports',
    {
      FEED: 'thesports',
      THESPORTS_USER: 'tyso',
      THESPORTS_SECRET: 'hush',
      THESPORTS_HOT: 'abc,def',
      THESPORTS_BOOKMAKER: '2',
    },
    {
      kind: 'thesports',
      origin: 'https://api.thesports.com',
      pushUrl: 'wss://mq.thesports.com:443/mqtt',
      user: 'tyso',
      secret: 'hush',
      bookmaker: 2,
      competitions: [],
      hot: ['abc', 'def'],
    },
  ],
])('%s', (_, env, config) => {
  expect(readFeedConfig(env, CWD)).toEqual(config);
});

it.each([
  [
    { FEED: 'bbc' },
    'FEED: expected one of simulator, replay, openligadb, football-data, thesports, api-football, none, got "bbc"',
  ],
  [
    { FEED: 'openligadb,bbc' },
    'FEED: expected a list of openligadb, football-data, thesports, api-football, got "openligadb,bbc"',
  ],
  [
    { FEED: 'openligadb,simulator' },
    'FEED: expected a list of openligadb, football-data, thesports, api-football, got "openligadb,simulator"',
  ],
  [
    { FEED: 'replay,openligadb' },
    'FEED: expected a list of openligadb, football-data, thesports, api-football, got "replay,openligadb"',
  ],
  [
    { FEED: 'openligadb,' },
    'FEED: expected a list of openligadb, football-data, thesports, api-football, got "openligadb,"',
  ],
  [{ FEED: 'openligadb,openligadb' }, 'FEED: expected each feed once, got "openligadb,openligadb"'],
  [{ FEED: 'openligadb,football-data' }, 'FOOTBALL_DATA_KEY: expected a key of football-data.org, got nothing'],
  [
    { FEED: 'openligadb,football-data', FOOTBALL_DATA_KEY: 'hush', FEED_SILENT_SECONDS: '5' },
    'FEED_SILENT_SECONDS: expected a whole number from 10 to 86400, got "5"',
  ],
  [{ FEED_SEED: '-1' }, 'FEED_SEED: expected a whole number from 0 to 4294967295, got "-1"'],
  [{ FEED: 'replay', REPLAY_SPEED: 'fast' }, 'REPLAY_SPEED: expected a number above 0 and up to 3600, got "fast"'],
  [{ FEED: 'replay', REPLAY_SPEED: '0' }, 'REPLAY_SPEED: expected a number above 0 and up to 3600, got "0"'],
  [{ FEED: 'football-data' }, 'FOOTBALL_DATA_KEY: expected a key of football-data.org, got nothing'],
  [
    { FEED: 'football-data', FOOTBALL_DATA_KEY: 'hush', FOOTBALL_DATA_COMPETITIONS: 'premier league' },
    'FOOTBALL_DATA_COMPETITIONS: expected codes such as PL,CL, got "premier league"',
  ],
  [{ FEED: 'api-football' }, 'API_FOOTBALL_KEY: expected a key of api-football.com, got nothing'],
  [
    { FEED: 'api-football', API_FOOTBALL_KEY: 'hush\nhush' },
    'API_FOOTBALL_KEY: expected a key of api-football.com, of letters, digits and signs without a space, got "…"',
  ],
  [
    { FEED: 'football-data', FOOTBALL_DATA_KEY: 'hush\u200b' },
    'FOOTBALL_DATA_KEY: expected a key of football-data.org, of letters, digits and signs without a space, got "…"',
  ],
  [
    { FEED: 'api-football', API_FOOTBALL_KEY: 'hush', API_FOOTBALL_LEAGUES: 'V.League' },
    'API_FOOTBALL_LEAGUES: expected ids of leagues such as 340,39, got "V.League"',
  ],
  [{ FEED: 'thesports' }, 'THESPORTS_USER: expected the user that TheSports gave you, got nothing'],
  [
    { FEED: 'thesports', THESPORTS_USER: 'a', THESPORTS_SECRET: 'b', THESPORTS_PUSH_URL: 'mq.thesports.com' },
    'THESPORTS_PUSH_URL: expected an address such as wss://mq.thesports.com:443/mqtt, got "mq.thesports.com"',
  ],
  [
    { FEED: 'openligadb', OPENLIGADB_LEAGUES: 'bl1,,' },
    'OPENLIGADB_LEAGUES: expected leagues such as bl1,dfb,em/2024, got "bl1,,"',
  ],
  [
    { FEED: 'openligadb', OPENLIGADB_URL: 'api.openligadb.de/x' },
    'OPENLIGADB_URL: expected an http(s) address, got "api.openligadb.de/x"',
  ],
])('%j is refused in one line', (env, message) => {
  expect(() => readFeedConfig(env, CWD)).toThrow(message);
});
