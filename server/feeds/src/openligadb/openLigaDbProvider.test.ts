import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { silentSince } from '../silentSince';
import { createFakeStore } from '../testing/createFakeStore';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { openLigaDbProvider } from './openLigaDbProvider';
import { KICK_OFF, sampleMatch } from './testing/sampleMatch';

const TABLE = [{ teamInfoId: 1635, points: 3, goals: 2, opponentGoals: 1, matches: 1, won: 1, lost: 0, draw: 0 }];

/** The site as a table of addresses, which a test may change meanwhile. */
function site(match: object) {
  const pages: Record<string, unknown> = {
    '/getmatchdata/bl1/2025': [match],
    '/getmatchdata/bl1/2025/1': [match],
    '/getbltable/bl1/2025': TABLE,
    '/getlastchangedate/bl1/2025/1': '2025-08-22T20:30:00',
  };
  const asked: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    return pathname in pages ? Response.json(pages[pathname]) : new Response('<html>', { status: 404 });
  };
  return { pages, asked, fetch };
}

function followed(leagues: readonly string[] = ['bl1'], startsAt = KICK_OFF - 60, match: object = sampleMatch()) {
  const { pages, asked, fetch } = site(match);
  const clock = createFakeWallClock(startsAt);
  const store = createFakeStore();
  const reported: string[] = [];
  const config = {
    kind: 'openligadb',
    origin: 'https://site.example',
    leagues: leagues.map((shortcut) => ({ shortcut, season: undefined })),
  } as const;
  const report = (error: Error) => void reported.push(error.message);
  const provider = openLigaDbProvider(config, { clock, random: () => 0, report, fetch });
  const stop = provider.start({ startedAt: 0 }, store.emit);
  const silence = () => silentSince(provider.contacts?.() ?? [], { now: clock.now(), limit: 90, before: undefined });
  return { pages, asked, clock, store, reported, provider, silence, stop };
}

it('emits league, clubs, table and matches at once', async () => {
  const { clock, store, stop } = followed();
  await clock.turnTo(KICK_OFF - 59);
  stop();
  expect(store.batches[0]).toMatchObject({
    competitions: [{ id: 4821, name: 'Bundesliga', is_hot: true }],
    teams: [
      { id: 40, name: 'SV Nordstern', logo: 'https://example.org/40.png' },
      { id: 1635, logo: undefined },
    ],
    standings: [{ competition_id: 4821, rows: [{ team_id: 1635, points: 3, goals_for: 2, goals_against: 1 }] }],
    matches: [{ id: 77_401, status_id: MatchStatus.NotStarted, away_position: 1 }],
  });
});

it('follows a goal within a look, and asks for a match day only when it changed', async () => {
  const { pages, asked, clock, store, stop } = followed();
  await clock.turnTo(KICK_OFF + 30);
  expect(store.matches.get(77_401)?.status_id).toBe(MatchStatus.FirstHalf);
  pages['/getmatchdata/bl1/2025/1'] = [sampleMatch({ changedAt: '2025-08-22T22:40:00', goals: [{ score: [0, 1] }] })];
  pages['/getlastchangedate/bl1/2025/1'] = '2025-08-22T20:40:00';
  await clock.turnTo(KICK_OFF + 60);
  expect(store.matches.get(77_401)?.away_scores[0]).toBe(1);
  await clock.turnTo(KICK_OFF + 600);
  stop();
  expect(asked.filter((path) => path === '/getmatchdata/bl1/2025/1')).toHaveLength(2);
});

it('looks on for a result that comes after the end', async () => {
  const end = KICK_OFF + 110 * 60;
  const { pages, clock, store, stop } = followed(['bl1'], end, sampleMatch({ isFinished: true }));
  await clock.turnTo(end + 30);
  expect(store.matches.get(77_401)?.status_id).toBe(MatchStatus.ToBeDetermined);
  const results = [{ kind: 'After90Minutes', score: [0, 0] }] as const;
  pages['/getmatchdata/bl1/2025/1'] = [sampleMatch({ isFinished: true, changedAt: '2025-08-22T22:40:00', results })];
  pages['/getlastchangedate/bl1/2025/1'] = '2025-08-22T20:40:00';
  await clock.turnTo(end + 60);
  stop();
  expect(store.matches.get(77_401)?.status_id).toBe(MatchStatus.Ended);
});

it('does not go back in time when a cache gives an older answer', async () => {
  const { pages, clock, store, stop } = followed();
  await clock.turnTo(KICK_OFF + 30);
  pages['/getmatchdata/bl1/2025/1'] = [sampleMatch({ changedAt: '2025-08-22T22:40:00', goals: [{ score: [0, 1] }] })];
  pages['/getlastchangedate/bl1/2025/1'] = '2025-08-22T20:40:00';
  await clock.turnTo(KICK_OFF + 60);
  pages['/getmatchdata/bl1/2025/1'] = [sampleMatch()];
  pages['/getlastchangedate/bl1/2025/1'] = '2025-08-22T20:30:00';
  await clock.turnTo(KICK_OFF + 90);
  stop();
  expect(store.matches.get(77_401)?.away_scores[0]).toBe(1);
});

it('leaves a league that cannot be had alone, and follows the others', async () => {
  const { clock, store, reported, stop } = followed(['none', 'bl1']);
  await clock.turnTo(KICK_OFF - 30);
  stop();
  expect(store.matches.size).toBe(1);
  expect(reported[0]).toBe(
    'OpenLigaDB: expected status 200 from https://site.example/getmatchdata/none/2025, got 404; trying again in 2 s',
  );
});

it('shows the matches of a cup, which has no table', async () => {
  const { pages, clock, store, stop } = followed();
  delete pages['/getbltable/bl1/2025'];
  await clock.turnTo(KICK_OFF - 30);
  stop();
  expect(store.matches.size).toBe(1);
});

it('goes on with the next season, which is another league to the site', async () => {
  const july = Date.UTC(2026, 6, 1) / 1000;
  const { pages, clock, store, stop } = followed(['bl1'], july - 600);
  const next = { leagueId: 4999, matchDateTimeUTC: '2026-07-10T18:30:00Z' };
  pages['/getmatchdata/bl1/2026'] = [{ ...sampleMatch({ id: 88_001 }), ...next }];
  await clock.turnTo(july + 600);
  stop();
  expect(store.matches.get(88_001)?.competition_id).toBe(4999);
  expect(store.batches.at(-1)?.competitions).toMatchObject([{ id: 4999 }]);
  expect(store.batches.at(-1)?.standings).toEqual([]);
});

it('asks on as ever after its clock was an hour ahead for a while', async () => {
  const { pages, asked, clock, store, stop } = followed();
  await clock.turnTo(KICK_OFF + 30);
  await clock.turnTo(KICK_OFF + 3_640);
  await clock.setBackTo(KICK_OFF + 40);
  pages['/getmatchdata/bl1/2025'] = [sampleMatch({ changedAt: '2025-08-22T22:40:00', goals: [{ score: [0, 1] }] })];
  pages['/getmatchdata/bl1/2025/1'] = pages['/getmatchdata/bl1/2025'];
  pages['/getlastchangedate/bl1/2025/1'] = '2025-08-22T20:40:00';
  await clock.turnTo(KICK_OFF + 70);
  expect(store.matches.get(77_401)?.away_scores[0]).toBe(1);
  const seasons = () => asked.filter((path) => path === '/getmatchdata/bl1/2025').length;
  const before = seasons();
  await clock.turnTo(KICK_OFF + 3_680);
  stop();
  expect(seasons()).toBe(before + 1);
});

it.each([
  [
    { locationID: 1, locationCity: 'München', locationStadium: 'Allianz Arena' },
    { name: 'Allianz Arena', city: 'München' },
  ],
  [null, undefined],
  [{ locationCity: 'München', locationStadium: '' }, undefined],
  ['München', undefined],
])('has the venue of the location %j', async (location, venue) => {
  const match = { ...sampleMatch(), location };
  const { clock, store, stop } = followed(['bl1'], KICK_OFF - 60, match);
  await clock.turnTo(KICK_OFF - 59);
  stop();
  expect(store.matches.size).toBe(1);
  expect([...store.info.values()].map((one) => one.venue)).toEqual([venue]);
});

it.each([
  ['7. Spieltag', undefined, 7],
  ['Achtelfinale', 'last_16', undefined],
  ['2. Runde', 'round_2', undefined],
  [null, undefined, undefined],
])('a group that is called %j is the round %j or the matchday %j', async (groupName, round, matchday) => {
  const match = { ...sampleMatch(), group: { groupName, groupOrderID: 7 } };
  const { clock, store, stop } = followed(['bl1'], KICK_OFF - 60, match);
  await clock.turnTo(KICK_OFF - 59);
  stop();
  expect([...store.info.values()].map((one) => [one.stage?.round, one.matchday])).toEqual([[round, matchday]]);
});

it('is silent a while after its site went, not while that answers about a quiet day', async () => {
  const { pages, clock, provider, silence, stop } = followed(['bl1'], KICK_OFF - 20_000);
  await clock.turnTo(KICK_OFF - 10_000);
  expect(silence()).toBeUndefined();
  for (const path of Object.keys(pages)) delete pages[path];
  const gone = clock.now();
  await clock.turnTo(gone + 3600 + 100);
  expect(silence()).toBeGreaterThan(gone - 301);
  stop();
  expect(provider.contacts?.()).toEqual([]);
});

it('counts the league with matches on alone, though others answer', async () => {
  const { pages, clock, silence, stop } = followed(['bl1', 'bl2'], KICK_OFF + 60);
  Object.assign(pages, { '/getmatchdata/bl2/2025': [], '/getbltable/bl2/2025': [] });
  await clock.turnTo(KICK_OFF + 400);
  expect(silence()).toBeUndefined();
  delete pages['/getlastchangedate/bl1/2025/1'];
  await clock.turnTo(KICK_OFF + 600);
  expect(silence()).toBeGreaterThan(KICK_OFF + 370);
  stop();
});
