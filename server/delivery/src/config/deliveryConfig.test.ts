import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from './deliveryConfig';

const needed = { API_ORIGIN: 'http://127.0.0.1:9000', SIGNATURE_SECRETS: 'mới, cũ' };

it('has a default for everything but the api and the secrets', () => {
  expect(readConfig(needed)).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    metrics: undefined,
    waitsForApi: false,
    drains: false,
    dataDir: expect.stringMatching(/\.data$/),
    publicUrl: undefined,
    logLevel: 'warn',
    inside: { token: undefined, hosts: [] },
    devServers: {},
    site: {
      base_path: '/',
      hub_url: '/realtime',
      api_base: '',
      standings_url: '/embed/bang-xep-hang',
      guard: { enabled: true, action: 'rewrite' },
    },
  });
});

it('answers with its metrics on a port that is given, and for this machine only', () => {
  expect(readConfig({ ...needed, METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 });
  expect(readConfig({ ...needed, METRICS_PORT: '0', METRICS_HOST: '0.0.0.0' }).metrics).toEqual({
    host: '0.0.0.0',
    port: 0,
  });
});

it('gives visitors the first secret only', () => {
  expect(readConfig(needed).site.signature_secret).toBe('mới');
});

it('takes an empty variable for a missing one', () => {
  expect(readConfig({ ...needed, PORT: '', GUARD: '' }).port).toBe(8080);
});

it('reads what is given', () => {
  const config = readConfig({
    ...needed,
    PORT: '0',
    GUARD: 'off',
    GUARD_TOKEN_HASH: 'a'.repeat(64),
    GUARD_ACTION: 'redirect',
    GUARD_REDIRECT_URL: 'https://tyso.example/',
    WAIT_FOR_API: 'on',
    BASE_PATH: '/bong-da',
    STANDINGS_URL: 'https://tables.example/vleague',
    SYNC_URL: 'https://sync.example/data.js',
    CHAT_URL: 'https://chat.example/room',
    PUBLIC_URL: 'https://tyso.vn',
  });
  expect(config).toMatchObject({ port: 0, waitsForApi: true, publicUrl: 'https://tyso.vn' });
  expect(config.site).toMatchObject({
    base_path: '/bong-da',
    standings_url: 'https://tables.example/vleague',
    sync_url: 'https://sync.example/data.js',
    chat_url: 'https://chat.example/room',
    guard: {
      enabled: false,
      token_hash: 'a'.repeat(64),
      action: 'redirect',
      redirect_url: 'https://tyso.example/',
    },
  });
});

it('knows development servers only in development', () => {
  const dev = { ...needed, DEV_REMOTES: '{"mfe-ads": "http://127.0.0.1:4000"}' };
  expect(readConfig({ ...dev, NODE_ENV: 'development' }).devServers).toEqual({ 'mfe-ads': 'http://127.0.0.1:4000' });
  expect(readConfig(dev).devServers).toEqual({});
});

it.each([
  ['PORT', 'http', 'a port from 0 to 65535, got "http"'],
  ['PORT', '70000', 'a port from 0 to 65535, got "70000"'],
  ['PORT', '80.5', 'a port from 0 to 65535, got "80.5"'],
  ['METRICS_PORT', 'on', 'a port from 0 to 65535, got "on"'],
  ['API_ORIGIN', '127.0.0.1:9000', 'an http(s) address, got "127.0.0.1:9000"'],
  ['API_ORIGIN', 'http://api/v1', 'an origin without a path, such as http://127.0.0.1:9000, got "http://api/v1"'],
  ['GUARD', 'yes', 'on or off, got "yes"'],
  ['GUARD_TOKEN_HASH', 'abc', 'a SHA-256 in 64 hex digits, got "abc"'],
  ['GUARD_ACTION', 'explode', 'redirect, rewrite or close, got "explode"'],
  ['GUARD_REDIRECT_URL', 'javascript:1', 'an http(s) address or a path, got "javascript:1"'],
  ['WAIT_FOR_API', '1', 'on or off, got "1"'],
  ['BASE_PATH', 'bong-da', 'a path such as / or /bong-da, got "bong-da"'],
  ['BASE_PATH', '/bong-da/', 'a path such as / or /bong-da, got "/bong-da/"'],
  ['PUBLIC_URL', 'tyso.vn', 'an http(s) address, got "tyso.vn"'],
  ['PUBLIC_URL', 'https://tyso.vn/bong-da', 'an origin without a path, such as https://tyso.vn, got'],
  ['PUBLIC_URL', 'https://tyso.vn/?a=1', 'an origin without a path, such as https://tyso.vn, got'],
  ['STANDINGS_URL', 'javascript:alert(1)', 'an http(s) address or a path, got "javascript:alert(1)"'],
  ['CHAT_URL', '//chat.example', 'an http(s) address or a path, got "//chat.example"'],
  ['HUB_URL', 'ws://hub.example', 'an http(s) address or a path, got "ws://hub.example"'],
  ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent, got "loud"'],
])('names %s when it is %s', (name, value, message) => {
  expect(() => readConfig({ ...needed, [name]: value })).toThrow(`${name}: expected ${message}`);
});

it('wants to know where a redirecting guard leads', () => {
  expect(() => readConfig({ ...needed, GUARD_ACTION: 'redirect' })).toThrow(
    'GUARD_REDIRECT_URL: expected an address, because GUARD_ACTION is redirect, got nothing',
  );
});

it.each(['/api', '/realtime', '/r/x', '/live', '/site.json', '/ready', '/readyz', '/API'])(
  'refuses pages below %s, which is an address of ours',
  (path) => {
    const attempt = () => readConfig({ ...needed, BASE_PATH: path });
    expect(attempt).toThrow('BASE_PATH: expected a path that does not begin with one of ours (api, ');
    expect(attempt).toThrow(`got "${path}"`);
    expect(attempt).not.toThrow('\n');
  },
);

it('takes a base path that only looks like one of ours', () => {
  expect(readConfig({ ...needed, BASE_PATH: '/apis' }).site.base_path).toBe('/apis');
});

it('names what is missing, and never says a secret', () => {
  expect(() => readConfig({ SIGNATURE_SECRETS: 'a' })).toThrow('API_ORIGIN: expected');
  expect(() => readConfig({ ...needed, SIGNATURE_SECRETS: 'mật,' })).toThrow(
    'SIGNATURE_SECRETS: expected one or more secrets separated by commas, none of them empty, got a list',
  );
});

it.each(['nonsense', '4', '{"chess": "http://127.0.0.1:4000"}', '{"mfe-ads": "4000"}'])(
  'refuses development servers it cannot use: %s',
  (servers) => {
    expect(() => readConfig({ ...needed, DEV_REMOTES: servers })).toThrow('DEV_REMOTES');
  },
);

describe('whose X-Forwarded-For counts', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ ...needed, TRUST_PROXY }).trustProxy;

  it('is this machine by default, and what a list names', () => {
    expect(trusted('')).toEqual(['loopback']);
    expect(trusted('uniquelocal,10.0.0.0/8')).toEqual(['uniquelocal', '10.0.0.0/8']);
  });

  it.each([
    ['0', [false, false, false]],
    ['1', [false, false, false]],
    ['2', [true, false, false]],
    ['3', [true, true, false]],
  ])('with %s proxies before api, of which we are the last, is %j', (count, expected) => {
    const trusts = trusted(count);
    if (typeof trusts !== 'function') throw new Error('Expected a function');
    expect([0, 1, 2].map((hop) => trusts('203.0.113.7', hop))).toEqual(expected);
  });

  it.each(['true', '10', 'proxy.example'])('cannot be %s', (text) => {
    expect(() => trusted(text)).toThrow(
      `TRUST_PROXY: expected a number of proxies up to 9, or a list such as loopback,10.0.0.0/8, got "${text}"`,
    );
  });
});

it.each(['-1', '1.5', 'many', '1e3'])('PAGE_LIMIT cannot be %s', (PAGE_LIMIT) => {
  expect(() => readConfig({ ...needed, PAGE_LIMIT })).toThrow(`PAGE_LIMIT: expected a whole number`);
});

it('hears of what is live where it has the origin of api, and needs its token', () => {
  const INTERNAL_ORIGIN = 'http://127.0.0.1:9001';
  expect(readConfig(needed).internalOrigin).toBeUndefined();
  expect(readConfig({ ...needed, INTERNAL_ORIGIN, INTERNAL_TOKEN: 'x' }).internalOrigin).toBe(INTERNAL_ORIGIN);
  expect(() => readConfig({ ...needed, INTERNAL_ORIGIN })).toThrow(
    'INTERNAL_TOKEN: expected the token of api, because INTERNAL_ORIGIN is set, got nothing',
  );
});

describe('RELEASE_KEYS', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const list = (...keys: object[]) => readConfig({ ...needed, RELEASE_KEYS: JSON.stringify(keys) }).releaseKeys;

  it('name who signs the releases of which remotes', () => {
    expect(readConfig(needed).releaseKeys).toEqual([]);
    expect(list({ name: 'ads', key, remotes: ['mfe-ads'] })).toMatchObject([{ name: 'ads', remotes: ['mfe-ads'] }]);
  });

  it.each<[string, object]>([
    ['an Ed25519 public key', { name: 'ads', key: 'MCow', remotes: ['mfe-ads'] }],
    ['a remote, or *', { name: 'ads', key, remotes: ['ads'] }],
    ['a list', { name: 'ads', key, remotes: '*' }],
  ])('are %s', (expected, one) => {
    expect(() => list(one)).toThrow(expected);
  });

  it.each(['nonsense', '{}'])('are no %s', (RELEASE_KEYS) => {
    expect(() => readConfig({ ...needed, RELEASE_KEYS })).toThrow('RELEASE_KEYS: expected JSON such as [{"name"');
  });
});
