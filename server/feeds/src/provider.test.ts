import { apiFootballProvider } from './apiFootball/apiFootballProvider';
import { footballDataProvider } from './footballData/footballDataProvider';
import { openLigaDbProvider } from './openligadb/openLigaDbProvider';
import type { FeedProvider } from './provider';
import { createFakeWallClock } from './testing/fakeWallClock';
import { theSportsProvider } from './theSports/theSportsProvider';

const NOON = Date.UTC(2026, 6, 18, 12) / 1000;

const SITE = { origin: 'https://vendor.example', key: 'hush' };
const edge = () => ({
  clock: createFakeWallClock(NOON),
  random: () => 0,
  report: () => {},
  fetch: () => new Promise<never>(() => {}),
  subscribe: () => () => {},
});

const PROVIDERS: readonly [name: string, provider: () => FeedProvider][] = [
  ['api-football', () => apiFootballProvider({ kind: 'api-football', ...SITE, leagues: [340], bookmaker: 8 }, edge())],
  ['football-data', () => footballDataProvider({ kind: 'football-data', ...SITE, competitions: ['PL'] }, edge())],
  [
    'openligadb',
    () => openLigaDbProvider({ kind: 'openligadb', ...SITE, leagues: [{ shortcut: 'bl1', season: 2025 }] }, edge()),
  ],
  [
    'thesports',
    () =>
      theSportsProvider(
        {
          kind: 'thesports',
          ...SITE,
          pushUrl: 'wss://push.example',
          user: 'tyso',
          secret: 'hush',
          bookmaker: 3,
          competitions: [],
          hot: [],
        },
        edge(),
      ),
  ],
];

// While the store is away matches come from memory, by a start of their own.
it.each(PROVIDERS)('%s says how it stands with its vendor until the last of its starts is stopped', (_, create) => {
  const provider = create();
  const stops = [1, 2].map(() => provider.start({ startedAt: NOON }, async () => {}));
  stops.pop()?.();
  expect(provider.contacts?.()).toEqual([expect.objectContaining({ startedAt: NOON })]);
  stops.pop()?.();
  expect(provider.contacts?.()).toEqual([]);
});
