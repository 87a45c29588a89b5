import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { decodeList } from 'shared-kernel/decode/decode';
import { describeReader, type Reader, type ReaderRow } from 'shared-kernel/testing/describeReader';
import { NO_BODIES } from 'shared-kernel/testing/hostile';
import type * as v from 'valibot';
import { feedLineups } from './apiFootball/feedLineups';
import { decodeFixtures } from './apiFootball/fixture';
import { decodeSquad } from './apiFootball/squads';
import { HOME, sampleEvent, sampleFixture } from './apiFootball/testing/sampleFixture';
import { openResponse } from './apiFootball/vendorResponse';
import { createJsonFetcher } from './polled/jsonFetcher';
import { readPush } from './theSports/push';
import { readLineup } from './theSports/read/lineup';
import { competitionSchema, detailSchema, listedMatchSchema, teamSchema } from './theSports/read/listedMatch';
import { vendorIncidentSchema, vendorStatSchema } from './theSports/read/liveItem';
import { readSquad } from './theSports/read/squad';
import { resultsOf } from './theSports/read/vendorResponse';

/** The door feeds: what a vendor sends costs what is odd about it, never the match beside it, and no message has a secret. */

const listOf =
  (schema: v.GenericSchema<unknown, unknown>): Reader =>
  (items, report) =>
    decodeList(schema, items, 'results', report);

const fixture = sampleFixture({
  short: '1H',
  elapsed: 20,
  extra: 1,
  goals: { home: 1, away: 0 },
  events: [],
  statistics: [],
  lineups: [],
});
const FIXTURE = ['fixture.id', 'fixture.timestamp', 'fixture.status.short', 'league.id', 'league.name'];
const CLUBS = ['teams.home.id', 'teams.home.name', 'teams.away.id', 'teams.away.name'];
const event = { ...sampleEvent('Goal', 'Normal Goal'), comments: 'a' };
const events: Reader = (items, report) => decodeFixtures([sampleFixture({ events: items })], report)[0]?.events ?? [];
const entry = { player: { id: 7, name: 'one', number: 10, pos: 'M', grid: '3:2' } };
const starters: Reader = (startXI, report) => {
  const lineups = [{ team: { id: HOME.id }, coach: null, formation: null, startXI, substitutes: [] }];
  const [read] = decodeFixtures([sampleFixture({ lineups })], report);
  const players = (read && feedLineups(read)?.home?.starters) ?? [];
  return players.map(({ position, ...player }) => ({ player: { ...player, pos: position } }));
};
const squad: Reader = (players, report) => decodeSquad([{ team: { id: 7 }, players }], 7, report)?.players ?? [];

const listed = {
  id: 'm1',
  season_id: 's1',
  competition_id: 'c1',
  home_team_id: 't1',
  away_team_id: 't2',
  status_id: 4,
  match_time: 1_800_000_000,
  home_scores: [1, 0],
  away_scores: [0, 0],
  home_position: 3,
  away_position: 4,
  updated_at: 1_800_000_000,
  venue_id: 'v1',
  referee_id: 'r1',
  round: { stage_id: 'x', group_num: 1 },
  coverage: { lineup: 1 },
};
const LISTED = ['id', 'competition_id', 'home_team_id', 'away_team_id', 'status_id', 'match_time'];
const incident = {
  type: 1,
  position: 1,
  time: 23,
  add_time: 2,
  player_id: 'p',
  player_name: 'A',
  in_player_name: 'B',
  out_player_name: 'C',
  home_score: 1,
  away_score: 0,
};
const named = { id: 't1', name: 'Hà Nội', logo: 'https://a.example/a.png' };
const player = { id: 'p1', first: 1, name: 'one', shirt_number: 5, position: 'M' };
const side: Reader = (home, report) => {
  const team = readLineup({ confirmed: 1, lineup: { home } }, report)?.home?.team;
  return [...(team?.bench ?? []), ...(team?.starters ?? [])].map(({ number, ...one }) => ({
    ...one,
    shirt_number: number,
  }));
};
const club: Reader = (players, report) =>
  (readSquad([{ id: 't1', squad: players }], 't1', report) ?? []).map(({ id, name, number, position }) => ({
    player: { id, name },
    position,
    shirt_number: number,
  }));
const clubMan = { player: { id: 'p1', name: 'one' }, position: 'M', shirt_number: 5 };

const READERS: readonly ReaderRow[] = [
  ['a fixture of API-Football', decodeFixtures, fixture, [...FIXTURE, ...CLUBS]],
  ['events of API-Football', events, event, ['time.elapsed', 'type']],
  ['line-ups of API-Football', starters, entry, ['player.name']],
  ['squads of API-Football', squad, { id: 7, name: 'Quang Hải', number: 19, position: 'Midfielder' }, ['name']],
  ['a match of TheSports', listOf(listedMatchSchema), listed, LISTED],
  ['incidents of TheSports', listOf(vendorIncidentSchema), incident, ['type']],
  ['figures of TheSports', listOf(vendorStatSchema), { type: 2, home: 1, away: 0 }, ['type', 'home', 'away']],
  ['teams of TheSports', listOf(teamSchema), { ...named, country_logo: 'https://a.example/b.png' }, ['id', 'name']],
  [
    'competitions of TheSports',
    listOf(competitionSchema),
    { ...named, short_name: 'HN', country_id: 'vn' },
    ['id', 'name'],
  ],
  ['grounds of TheSports', listOf(detailSchema), { id: 'v1', name: 'Mỹ Đình' }, ['id', 'name']],
  ['line-ups of TheSports', side, player, ['name']],
  ['squads of TheSports', club, clubMan, ['player.name']],
];

for (const row of READERS) describeReader(row);

const SECRET = 'hush-hush';
const MB = 1_000_000;

/** What a vendor answers over HTTP in place of what was asked for. */
const ANSWERS: readonly (readonly [name: string, answer: RequestListener])[] = [
  ...NO_BODIES.map(([name, body]) => [name, ((_, response) => response.end(body)) as RequestListener] as const),
  ['its secret', (_, response) => response.end(JSON.stringify({ err: SECRET, errors: { a: SECRET } }))],
  ['21 MB', (_, response) => response.end(Buffer.alloc(21 * MB, ' '))],
  [
    'a bomb of gzip',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(60 * MB))),
  ],
  ['what is no gzip', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('{}')],
  [
    'an end in the middle',
    (_, response) => response.writeHead(200, { 'content-length': 99 }).write('{"a":', () => response.destroy()),
  ],
  ['no answer', (_, response) => response.destroy()],
  ['an error', (_, response) => response.writeHead(500).end(SECRET)],
];

it.each(ANSWERS)('%s in place of an answer is said in words, and without the secret', async (_, answer) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const headers = { 'x-key': SECRET };
  const get = createJsonFetcher({
    vendor: 'vendor',
    origin,
    headers,
    secretQuery: { secret: SECRET },
    report: () => {},
  });
  try {
    const opened = [
      get('/a').then((raw) => openResponse(raw, '/a', SECRET)),
      get('/a').then((raw) => resultsOf(raw, 'a', [SECRET])),
    ];
    for (const result of await Promise.allSettled(opened)) {
      const words = result.status === 'rejected' ? String(result.reason) : 'answered';
      expect(words).toMatch(/expected .+, got |refuse|At answer|does not/s);
      expect(words.length).toBeLessThan(600);
      expect(words).not.toContain(SECRET);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it.each(NO_BODIES.filter(([, body]) => body !== '[]'))(
  '%s in place of a push is reported, and the next is read',
  (_, body) => {
    const reported: string[] = [];
    const read = (text: string) => readPush(Buffer.from(text), ({ message }) => void reported.push(message));
    expect(read(body)).toEqual([]);
    expect(reported).toEqual([expect.stringMatching(/expected .+, got /s)]);
    expect(read('[{"id":"a"},{"id":{}},null]').map(({ id }) => id)).toEqual(['a']);
  },
);
