import { readConfig } from './config';

const read = (env: Record<string, string>) =>
  readConfig({ SIGNATURE_SECRETS: 'one', ...env }, { cwd: '/srv/tyso', newRunId: () => 'made up' });

test('what is not set has a default', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 0,
    dataDir: '/srv/tyso/.data',
    databaseUrl: undefined,
    inside: { token: undefined, hosts: [] },
    internal: { host: '127.0.0.1', port: 0 },
    localToken: undefined,
    candidateViews: 3000,
    restore: undefined,
    signatureSecrets: ['one'],
    requestsPerMinute: 6000,
    feed: { kind: 'simulator', seed: expect.any(Number) },
    silentSeconds: 90,
    hub: expect.objectContaining({ maxConnectionsPerAddress: 200 }),
    runId: 'made up',
    logLevel: 'info',
  });
});

test('each variable is read', () => {
  const env = {
    API_HOST: '0.0.0.0',
    API_PORT: '8081',
    DATA_DIR: 'elsewhere',
    DATABASE_URL: 'postgres://tyso:secret@db/tyso',
    SIGNATURE_SECRETS: 'new, old',
    RATE_LIMIT: '60',
    FEED: 'none',
    FEED_SILENT_SECONDS: '600',
    HUB_CONNECTIONS_PER_ADDRESS: '50',
    RUN_ID: 'run-7',
    LOG_LEVEL: 'warn',
    INTERNAL_TOKEN: 'hush',
    INTERNAL_HOSTS: 'api.servers.svc, other.svc',
    INTERNAL_HOST: '0.0.0.0',
    INTERNAL_PORT: '9003',
    LOCAL_TOKEN: 'twenty-letters-or-more',
    CANDIDATE_VIEWS: '0',
    RESTORE: 'tyso.tar.gz',
  };
  expect(read(env)).toEqual({
    host: '0.0.0.0',
    port: 8081,
    dataDir: '/srv/tyso/elsewhere',
    databaseUrl: 'postgres://tyso:secret@db/tyso',
    inside: { token: 'hush', hosts: ['api.servers.svc', 'other.svc'] },
    internal: { host: '0.0.0.0', port: 9003 },
    localToken: 'twenty-letters-or-more',
    candidateViews: 0,
    restore: '/srv/tyso/tyso.tar.gz',
    signatureSecrets: ['new', 'old'],
    requestsPerMinute: 60,
    feed: { kind: 'none' },
    silentSeconds: 600,
    hub: expect.objectContaining({ maxConnectionsPerAddress: 50 }),
    runId: 'run-7',
    logLevel: 'warn',
  });
});

test('nodes on one PostgreSQL share a run by default', () => {
  expect(read({ DATABASE_URL: 'postgres://db/tyso' }).runId).toBe('shared');
});

test.each([
  [{ API_PORT: '99999' }, 'API_PORT: expected a port from 0 to 65535, got "99999"'],
  [{ API_PORT: '80a' }, 'API_PORT: expected a port from 0 to 65535, got "80a"'],
  [
    { DATABASE_URL: 'mysql://me:hunter2@db' },
    'DATABASE_URL: expected something like postgres://user:password@host/name, with %40, %2F, %3F and %23 for @, /, ? and # in the password, got something else',
  ],
  [{ SIGNATURE_SECRETS: '' }, 'SIGNATURE_SECRETS: expected one or more secrets separated by commas, got nothing'],
  [
    { SIGNATURE_SECRETS: 'one,,two' },
    'SIGNATURE_SECRETS: expected one or more secrets separated by commas, none of them empty, got a list',
  ],
  [
    { FEED: 'carrier pigeon' },
    'FEED: expected one of simulator, replay, openligadb, football-data, thesports, api-football, none, got "carrier pigeon"',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, got "loud"'],
  [{ FEED: 'replay', REPLAY_SPEED: '0' }, 'REPLAY_SPEED: expected a number above 0 and up to 3600, got "0"'],
  [{ FEED_SEED: '-1' }, 'FEED_SEED: expected a whole number from 0 to 4294967295, got "-1"'],
])('%o: one line that names the variable', (env, line) => {
  expect(() => read(env)).toThrow(line);
});

test.each(['hun@ter2', 'hun/ter2', 'hun?ter2', 'hun#ter2'])(
  'refuses the password %s, and says no piece of it',
  (password) => {
    expect(() => read({ DATABASE_URL: `postgres://me:${password}@db/tyso` })).toThrow(
      /^(?!.*(?:hun|ter2)).*DATABASE_URL/,
    );
  },
);

test.each(['hun%40ter2', 'hun:ter2', ''])('takes the password "%s"', (password) => {
  const url = `postgres://me:${password}@db:5432/tyso?sslmode=disable`;
  expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
});
