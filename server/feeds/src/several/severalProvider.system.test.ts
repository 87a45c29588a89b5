import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { footballDataProvider } from '../footballData/footballDataProvider';
import { sampleMatch as footballDataMatch } from '../footballData/testing/sampleMatch';
import { openLigaDbProvider } from '../openligadb/openLigaDbProvider';
import { KICK_OFF, sampleMatch as openLigaMatch } from '../openligadb/testing/sampleMatch';
import type { FeedProvider } from '../provider';
import { silentSince } from '../silentSince';
import { createFakeStore } from '../testing/createFakeStore';
import { createNames } from './createNames';
import { severalProvider } from './severalProvider';
import { steadyEdge } from './testing/steadyEdge';
import { type VendorServer, vendorServer } from './testing/vendorServer';

const NAMES = createNames([
  {
    countries: [{ name: 'Germany', also: ['Đức'], within: [] }],
    competitions: [],
    teams: [{ name: 'Südend', country: 'Germany', also: ['Sudend 09'] }],
  },
]);

const servers: VendorServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});

async function serve(pages: Record<string, unknown>): Promise<VendorServer> {
  const server = await vendorServer(new Map(Object.entries(pages)));
  servers.push(server);
  return server;
}

const theMatch = (fields: Parameters<typeof footballDataMatch>[0] = {}) =>
  footballDataMatch({
    area: { id: 2081, name: 'Germany' },
    competition: { id: 2002, name: 'Bundesliga', code: 'BL1' },
    utcDate: '2025-08-22T18:30:00Z',
    homeTeam: { id: 901, name: 'Nordstern' },
    awayTeam: { id: 902, name: 'Sudend 09' },
    ...fields,
  });

/** OpenLigaDB first, football-data.org as its deputy; both know one match. */
async function bothVendors() {
  const first = await serve({
    '/getmatchdata/bl1/2025': [openLigaMatch()],
    '/getmatchdata/bl1/2025/1': [openLigaMatch()],
    '/getbltable/bl1/2025': [],
    '/getlastchangedate/bl1/2025/1': '2025-08-22T20:30:00',
  });
  const deputy = await serve({ '/v4/matches*': { matches: [theMatch()] } });
  return { first, deputy };
}

function followed({ first, deputy }: Awaited<ReturnType<typeof bothVendors>>, startsAt = KICK_OFF + 60) {
  const edge = steadyEdge(startsAt);
  const store = createFakeStore();
  const notices: string[] = [];
  const league = { shortcut: 'bl1', season: undefined };
  const one = { kind: 'openligadb', origin: first.origin, leagues: [league] } as const;
  const other = { kind: 'football-data', origin: deputy.origin, key: 'hush', competitions: [] } as const;
  const provider: FeedProvider = severalProvider({
    feeds: [
      { name: one.kind, provider: openLigaDbProvider(one, edge) },
      { name: other.kind, provider: footballDataProvider(other, edge) },
    ],
    names: NAMES,
    namesHash: 'x',
    silentSeconds: 90,
    clock: edge.clock,
    report: edge.report,
    notify: (words) => void notices.push(words),
  });
  return { edge, store, notices, provider, stop: provider.start({ startedAt: 0 }, store.emit) };
}

const inPlay = (home: number, away: number, lastUpdated: string) => ({
  matches: [theMatch({ status: 'IN_PLAY', lastUpdated, score: { fullTime: { home, away } } })],
});

it('shows a match of two feeds once, goes to the deputy when the first dies, and back when it is well again', async () => {
  const vendors = await bothVendors();
  const { edge, store, notices, provider, stop } = followed(vendors);
  await edge.pass(60);
  expect(store.matches.size).toBe(1);
  const [id = 0] = store.matches.keys();
  expect(store.matches.get(id)).toMatchObject({
    status_id: MatchStatus.FirstHalf,
    home_scores: [0, -1, 0, 0, -1, 0, 0],
  });

  await vendors.first.kill();
  vendors.deputy.pages.set('/v4/matches*', inPlay(0, 1, '2025-08-22T19:30:00Z'));
  await edge.pass(120);
  expect(notices).toEqual([
    expect.stringMatching(/^openligadb has been silent for 9\d s: football-data takes over Nordstern – Sudend 09 /),
  ]);
  expect(store.matches.size).toBe(1);
  expect(store.matches.get(id)?.away_scores[0]).toBe(1);
  expect(provider.figures?.()).toContainEqual({ name: 'takeovers', feed: 'openligadb', what: 'silence', value: 1 });
  expect(provider.figures?.()).toContainEqual({ name: 'matches', feed: 'football-data', what: 'shown', value: 1 });

  vendors.first.pages.set('/getmatchdata/bl1/2025/1', [
    openLigaMatch({ changedAt: '2025-08-22T22:40:00', goals: [{ score: [0, 1] }, { score: [0, 2] }] }),
  ]);
  vendors.first.pages.set('/getlastchangedate/bl1/2025/1', '2025-08-22T20:40:00');
  await vendors.first.revive();
  await edge.pass(120);
  expect(store.matches.get(id)?.away_scores[0]).toBe(1);
  await edge.pass(420);
  stop();
  expect(notices[1]).toMatch(/^openligadb is well again: it takes .* back from football-data$/);
  expect(notices).toHaveLength(2);
  expect(store.matches.get(id)?.away_scores[0]).toBe(2);
  expect(store.matches.size).toBe(1);
});

it('gives the match the same ids when the first feed is away at the start', async () => {
  const vendors = await bothVendors();
  const before = followed(vendors);
  await before.edge.pass(60);
  before.stop();
  await vendors.first.kill();
  const after = followed(vendors, KICK_OFF + 600);
  await after.edge.pass(60);
  after.stop();
  const [one] = before.store.matches.values();
  const [other] = after.store.matches.values();
  const identity = ({ id, competition_id, country_id, home_team_id, away_team_id } = one ?? other ?? Object(null)) => [
    id,
    competition_id,
    country_id,
    home_team_id,
    away_team_id,
  ];
  expect(after.store.matches.size).toBe(1);
  expect(identity(other)).toEqual(identity(one));
});

it('emits again what was not stored', async () => {
  const { edge, store, stop } = followed(await bothVendors());
  store.refuse(3);
  await edge.pass(90);
  stop();
  expect(store.matches.size).toBe(1);
  expect(store.batches.flatMap(({ teams = [] }) => teams).map(({ name }) => name)).toContain('SV Nordstern');
});

it('opens the site without matches when no feed is there, and fills it when one comes', async () => {
  const vendors = await bothVendors();
  await vendors.first.kill();
  await vendors.deputy.kill();
  const { edge, store, stop } = followed(vendors);
  await edge.pass(5);
  expect(store.batches).toHaveLength(1);
  expect(store.matches.size).toBe(0);
  await vendors.deputy.revive();
  await edge.pass(90);
  stop();
  expect(store.matches.size).toBe(1);
});

it('is silent once no feed is heard, and no more when one is again', async () => {
  const vendors = await bothVendors();
  const { edge, provider, stop } = followed(vendors);
  const silence = () =>
    silentSince(provider.contacts?.() ?? [], { now: edge.clock.now(), limit: 90, before: undefined });
  await edge.pass(60);
  await vendors.first.kill();
  await edge.pass(300);
  expect(silence()).toBeUndefined();
  await vendors.deputy.kill();
  const gone = edge.clock.now();
  await edge.pass(200);
  expect(silence()).toBeGreaterThan(gone - 31);
  await vendors.deputy.revive();
  await edge.pass(70);
  expect(silence()).toBeUndefined();
  stop();
});
