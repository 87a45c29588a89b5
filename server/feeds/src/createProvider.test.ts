import { createProvider } from './createProvider';
import { readFeedConfig } from './feedConfig';

const KEYS = { FOOTBALL_DATA_KEY: 'x', API_FOOTBALL_KEY: 'x', THESPORTS_USER: 'x', THESPORTS_SECRET: 'x' };

function providerOf(env: Record<string, string>, table?: string) {
  const provider = createProvider(readFeedConfig({ ...KEYS, ...env }, '/'), {
    report: () => {},
    table,
  });
  if (!provider) throw new Error('There is no feed');
  return provider;
}

test.each([
  ['openligadb', { OPENLIGADB_LEAGUES: 'bl1' }],
  ['football-data', { FOOTBALL_DATA_COMPETITIONS: 'PL' }],
  ['api-football', { API_FOOTBALL_LEAGUES: '39' }],
  ['thesports', { THESPORTS_COMPETITIONS: 'abc' }],
  ['openligadb,football-data', { FOOTBALL_DATA_COMPETITIONS: 'PL' }],
])('%s begins afresh with other leagues, and its ids are the same', (FEED, leagues) => {
  const [one, other] = [providerOf({ FEED }), providerOf({ FEED, ...leagues })];
  expect(one.key).not.toBe(other.key);
  expect(one.origin).toBe(other.origin);
  expect(one.origin).toBeDefined();
});

test('a feed begins afresh with another table of names', () => {
  const FEED = 'openligadb,football-data';
  const table = JSON.stringify({ teams: [{ name: 'Sài Gòn', also: ['Saigon'], country: 'Vietnam' }] });
  const [one, other] = [providerOf({ FEED }), providerOf({ FEED }, table)];
  expect([one.key === other.key, one.origin === other.origin]).toEqual([false, true]);
});

test('another address of a vendor may have other ids', () => {
  const FEED = 'openligadb';
  const mirror = providerOf({ FEED, OPENLIGADB_URL: 'http://127.0.0.1:9000' });
  expect(providerOf({ FEED }).origin).not.toBe(mirror.origin);
});
