import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { silentSince } from '../silentSince';
import { createFakeStore } from '../testing/createFakeStore';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { footballDataProvider } from './footballDataProvider';
import { KICK_OFF, sampleMatch } from './testing/sampleMatch';

const LINE = { playedGames: 1, form: 'W', won: 1, draw: 0, lost: 0, points: 3, goalsFor: 2, goalsAgainst: 0 };
const STANDINGS = {
  competition: { id: 2021 },
  standings: [
    { type: 'TOTAL', table: [{ position: 1, team: { id: 66 }, ...LINE }] },
    { type: 'HOME', table: [] },
  ],
};

function followed(answer: (path: string) => unknown = () => undefined) {
  const clock = createFakeWallClock(KICK_OFF + 60);
  const store = createFakeStore();
  const reported: string[] = [];
  const asked: { at: number; path: string; key: string | null }[] = [];
  const site = { matches: [sampleMatch()] };
  const config = { kind: 'football-data', origin: 'https://site.example', key: 'hush', competitions: ['PL'] } as const;
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input));
    const path = pathname + search;
    asked.push({ at: clock.now(), path, key: new Headers(init?.headers).get('x-auth-token') });
    const given = answer(path) ?? (pathname.endsWith('/standings') ? STANDINGS : { matches: site.matches });
    return given instanceof Response ? given : Response.json(given);
  };
  const report = (error: Error) => void reported.push(error.message);
  const provider = footballDataProvider(config, { clock, random: () => 0, report, fetch });
  const stop = provider.start({ startedAt: 0 }, store.emit);
  const silence = () => silentSince(provider.contacts?.() ?? [], { now: clock.now(), limit: 90, before: undefined });
  return { clock, store, reported, asked, site, silence, stop };
}

it('asks for today first, then the other days and the tables, never faster than the free plan allows', async () => {
  const { clock, asked, store, stop } = followed();
  await clock.turnTo(KICK_OFF + 360);
  stop();
  expect(asked.map(({ path }) => path).slice(0, 6)).toEqual([
    '/v4/matches?dateFrom=2025-08-21&dateTo=2025-08-24&competitions=PL',
    '/v4/matches?dateFrom=2025-08-06&dateTo=2025-08-15&competitions=PL',
    '/v4/matches?dateFrom=2025-08-15&dateTo=2025-08-24&competitions=PL',
    '/v4/matches?dateFrom=2025-08-24&dateTo=2025-09-02&competitions=PL',
    '/v4/matches?dateFrom=2025-09-02&dateTo=2025-09-08&competitions=PL',
    '/v4/matches?dateFrom=2025-08-21&dateTo=2025-08-24&competitions=PL',
  ]);
  for (const { at } of asked) {
    const inMinute = asked.filter((other) => other.at >= at && other.at < at + 60);
    expect(inMinute.length).toBeLessThanOrEqual(10);
  }
  expect(asked.every(({ key }) => key === 'hush')).toBe(true);
  expect(store.batches.at(-1)?.standings).toMatchObject([
    { competition_id: 2021, rows: [{ team_id: 66, form: ['W'] }] },
  ]);
  expect(store.matches.get(538_050)).toMatchObject({ away_position: 1, status_id: MatchStatus.NotStarted });
});

it('follows a goal while a match is on', async () => {
  const { clock, store, site, stop } = followed();
  await clock.turnTo(KICK_OFF + 120);
  const score = { fullTime: { home: 1, away: 0 } };
  site.matches = [sampleMatch({ status: 'IN_PLAY', lastUpdated: '2025-08-22T19:24:00Z', score })];
  await clock.turnTo(KICK_OFF + 160);
  stop();
  expect(store.matches.get(538_050)).toMatchObject({
    status_id: MatchStatus.FirstHalf,
    home_scores: [1, -1, 0, 0, -1, 0, 0],
  });
});

it('has no end before the result is in, and takes no goal back meanwhile', async () => {
  const { clock, store, site, stop } = followed();
  const score = (fullTime: object) => ({ fullTime, halfTime: { home: 1, away: 0 } });
  site.matches = [sampleMatch({ status: 'IN_PLAY', score: score({ home: 2, away: 1 }) })];
  await clock.turnTo(KICK_OFF + 120);
  site.matches = [sampleMatch({ status: 'FINISHED', score: score({ home: null, away: null }) })];
  await clock.turnTo(KICK_OFF + 160);
  const known = store.matches.get(538_050);
  expect(known).toMatchObject({ status_id: MatchStatus.ToBeDetermined });
  expect([known?.home_scores[0], known?.away_scores[0]]).toEqual([2, 1]);
  site.matches = [sampleMatch({ status: 'FINISHED', score: score({ home: 2, away: 2 }) })];
  await clock.turnTo(KICK_OFF + 200);
  stop();
  expect(store.matches.get(538_050)).toMatchObject({
    status_id: MatchStatus.Ended,
    away_scores: [2, 0, 0, 0, -1, 0, 0],
  });
});

it('shows what is known of a shoot-out, and reports once what is missing', async () => {
  const { clock, store, site, reported, stop } = followed();
  const level = { home: 1, away: 1 };
  const score = { duration: 'PENALTY_SHOOTOUT', fullTime: level, regularTime: level, winner: 'AWAY_TEAM' };
  site.matches = [sampleMatch({ status: 'FINISHED', score })];
  await clock.turnTo(KICK_OFF + 700);
  stop();
  expect(store.matches.get(538_050)).toMatchObject({ status_id: MatchStatus.Ended, shootout_winner: 2 });
  expect(reported).toEqual([
    expect.stringContaining('match 538050: expected the score before a shoot-out and its kicks'),
  ]);
});

it('puts a match of which only the day is known near the middle of the day, without a time', async () => {
  const { clock, store, site, stop } = followed();
  site.matches = [sampleMatch({ status: 'SCHEDULED', utcDate: '2025-08-23T00:00:00Z' })];
  await clock.turnTo(KICK_OFF + 120);
  stop();
  expect(store.matches.get(538_050)).toMatchObject({
    status_id: MatchStatus.ToBeDetermined,
    match_time: Date.UTC(2025, 7, 23, 12, 0, 1) / 1000,
  });
});

it('shows a status that it does not know as to be determined, and says so once', async () => {
  const { clock, store, reported, site, stop } = followed();
  site.matches = [sampleMatch({ status: 'MULTIBALL' })];
  await clock.turnTo(KICK_OFF + 300);
  stop();
  expect(store.matches.get(538_050)?.status_id).toBe(MatchStatus.ToBeDetermined);
  expect(reported).toEqual(['football-data.org: status "MULTIBALL" is not known; shown as to be determined']);
});

it('keeps to the scores when a table cannot be had', async () => {
  const refused = () => new Response('{}', { status: 403 });
  const { clock, asked, reported, stop } = followed((path) => (path.endsWith('/standings') ? refused() : undefined));
  await clock.turnTo(KICK_OFF + 300);
  stop();
  expect(asked.filter(({ path }) => path.endsWith('/standings'))).toHaveLength(1);
  expect(reported).toEqual([
    'football-data.org: expected status 200 from https://site.example/v4/competitions/PL/standings, got 403; trying again in 2 s',
  ]);
});

it('waits when it asked too much, and never shows its key', async () => {
  const busy = () => new Response('{}', { status: 429, headers: { 'x-requestcounter-reset': '44' } });
  const { clock, asked, reported, stop } = followed(() => busy());
  await clock.turnTo(KICK_OFF + 110);
  stop();
  expect(asked.map(({ at }) => at - KICK_OFF)).toEqual([60, 104]);
  expect(reported.join()).not.toContain('hush');
});

it('asks again within a minute or two for days that a short outage took, and not only an hour later', async () => {
  let isAway = true;
  const { clock, asked, store, stop } = followed(() => (isAway ? new Response('{}', { status: 503 }) : undefined));
  await clock.turnTo(KICK_OFF + 80);
  const missed = asked.map(({ path }) => path);
  expect(missed.length).toBeGreaterThan(2);
  isAway = false;
  asked.length = 0;
  await clock.turnTo(KICK_OFF + 200);
  stop();
  expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining(missed));
  expect(store.matches.size).toBe(1);
});

it('asks on as ever after its clock was an hour ahead for a while', async () => {
  const { clock, asked, stop } = followed();
  await clock.turnTo(KICK_OFF + 360);
  await clock.turnTo(KICK_OFF + 3_960);
  await clock.setBackTo(KICK_OFF + 370);
  const before = asked.length;
  await clock.turnTo(KICK_OFF + 420);
  stop();
  expect(asked.slice(before).filter(({ path }) => path.includes('dateFrom=2025-08-21')).length).toBeGreaterThan(0);
});

it('publishes the round, the ground and the referee, who is one of several officials', async () => {
  const { clock, store, site, stop } = followed();
  const officials = [
    { name: 'Trợ lý', type: 'ASSISTANT_REFEREE_N1' },
    { name: 'Michael Oliver', type: 'REFEREE' },
  ];
  const round = { stage: 'GROUP_STAGE', group: 'GROUP_F' };
  site.matches = [Object.assign(sampleMatch(), { venue: 'Anfield', referees: officials, ...round })];
  await clock.turnTo(KICK_OFF + 120);
  stop();
  expect([...store.info.values()]).toEqual([
    {
      match_id: 538_050,
      venue: { name: 'Anfield', city: undefined },
      referee: 'Michael Oliver',
      stage: { round: 'group', group: 'F' },
    },
  ]);
});

it.each([
  ['REGULAR_SEASON', 12, 12],
  ['LEAGUE_STAGE', '8', 8],
  ['REGULAR_SEASON', null, undefined],
  ['REGULAR_SEASON', 'soon', undefined],
  ['REGULAR_SEASON', 1000, undefined],
  ['RELEGATION_ROUND', 2, undefined],
])('the day %j of the vendor, %j, is the matchday %j', async (stage, said, matchday) => {
  const { clock, store, site, stop } = followed();
  site.matches = [Object.assign(sampleMatch(), { stage, matchday: said })];
  await clock.turnTo(KICK_OFF + 120);
  stop();
  expect([...store.info.values()].map((one) => [one.stage, one.matchday])).toEqual([[undefined, matchday]]);
});

it.each(['soon', [7], { 0: {} }])('officials that are %j cost no match', async (referees) => {
  const { clock, store, site, stop } = followed();
  site.matches = [Object.assign(sampleMatch(), { venue: 7, referees })];
  await clock.turnTo(KICK_OFF + 120);
  stop();
  expect([store.matches.size, ...store.info.values()]).toEqual([
    1,
    { match_id: 538_050, venue: undefined, referee: undefined, matchday: 2 },
  ]);
});

it('is silent while the days around today are not answered, whatever else is', async () => {
  let isTodayLost = false;
  const isToday = (path: string) => path.includes('dateFrom=2025-08-21');
  const answer = (path: string) => (isTodayLost && isToday(path) ? new Response('', { status: 500 }) : undefined);
  const { clock, asked, silence, stop } = followed(answer);
  await clock.turnTo(KICK_OFF + 600);
  expect(silence()).toBeUndefined();
  isTodayLost = true;
  const lostAt = clock.now();
  await clock.turnTo(lostAt + 4000);
  expect(asked.some(({ at, path }) => at > lostAt && !isToday(path))).toBe(true);
  expect(silence()).toBeGreaterThan(lostAt - 31);
  stop();
});
