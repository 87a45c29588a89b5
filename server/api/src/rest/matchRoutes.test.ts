import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { decodeMatchRange } from 'shared-kernel/protocol/matchRange';
import { aCompetition, aCountry, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { boardStore } from '../testing/boardStore';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp, oneTestApp } from '../testing/testApp';
import { MatchAnswer } from './matchAnswer';

const at = (iso: string) => Date.parse(iso) / 1000;
const day = (query = '') => `/api/match/range?FromDate=2022-12-09T00:00:00Z&ToDate=2022-12-10T00:00:00Z${query}`;

const neymarsGoal = anIncident({ time: 105, added_time: 1, player_name: 'Neymar' });
const croatiaBrazil = aFeedMatch({
  id: 1,
  match_time: at('2022-12-09T15:00:00Z'),
  status_id: MatchStatus.Ended,
  home_scores: [0, 0, 0, 2, 4, 1, 4],
  away_scores: [0, 0, 0, 3, 8, 1, 2],
  home_position: 2,
  incidents: Array.from({ length: 20 }, () => neymarsGoal),
  period_start: at('2022-12-09T17:20:00Z'),
});
const netherlandsArgentina = aFeedMatch({ id: 2, match_time: at('2022-12-09T19:00:00Z'), home_team_id: 103 });
const nextDay = aFeedMatch({ id: 3, match_time: at('2022-12-10T00:00:00Z') });

const store = () =>
  boardStore({
    countries: [aCountry(), aCountry({ id: 2, name: 'Việt Nam' })],
    competitions: [aCompetition(), aCompetition({ id: 2 })],
    teams: [aTeam(), aTeam({ id: 102, name: 'Chelsea' }), aTeam({ id: 103, name: 'Milan' }), aTeam({ id: 104 })],
    matches: [nextDay, netherlandsArgentina, croatiaBrazil],
  });
const site = oneTestApp(store);

async function get(url: string) {
  const { signed } = await site();
  return signed(url);
}

const refuse = (error: Error) => {
  throw error;
};
const idsOf = async (url: string) => decodeMatchRange((await get(url)).json(), refuse).matches.map(({ id }) => id);

test('a range answers with the matches that kick off within it, in their order', async () => {
  expect(await idsOf(day())).toEqual([1, 2]);
});

test('a match that its feed took back is unknown by its id', async () => {
  const gone = aFeedMatch({ id: 4, status_id: MatchStatus.Abnormal });
  const { signed } = await createTestApp(boardStore({ matches: [gone, nextDay] }));
  const { data } = (await signed('/api/match?Id=4&Id=3')).json();
  expect(data.map(({ id }: { id: number }) => id)).toEqual([3]);
});

test('a range of a competition or a team has its matches alone', async () => {
  const month = (query: string) =>
    idsOf(`/api/match/range?FromDate=2022-12-01T00:00:00Z&ToDate=2023-01-01T00:00:00Z${query}`);
  expect(await month('&TeamId=103')).toEqual([2]);
  expect(await month('&TeamId=102')).toEqual([1, 2, 3]);
  expect(await month(`&CompetitionId=${nextDay.competition_id}&StatusId=8`)).toEqual([1]);
  expect(await month('&CompetitionId=2')).toEqual([]);
  const none = (await get(day('&TeamId=104&StatusId=13'))).json();
  expect([none.data, none.extra_data.team]).toEqual([[], [expect.objectContaining({ id: 104 })]]);
  expect(await month('&CompetitionId=x&TeamId=102')).toEqual([]);
  expect(await month('&TeamId=103&Top=5&Filter=all')).toEqual([2]);
  expect((await get(day('&TeamId='))).statusCode).toBe(400);
});

test('an answer is of the documented shape, and the kernel reads it', async () => {
  const answer = (await get(day())).json();
  expect(shapeErrors(MatchAnswer, answer)).toEqual([]);
  const { matches, teams } = decodeMatchRange(answer, refuse);
  expect(matches[0]).toMatchObject({
    id: 1,
    home_position: 2,
    incidents: Array.from({ length: 20 }, () => neymarsGoal),
    state: { kind: 'result' },
    score: { home: { yellow: 2, corners: 4, afterExtraTime: 1, shootout: 4 }, away: { shootout: 2 } },
    period_start: at('2022-12-09T17:20:00Z'),
  });
  expect(matches[0]?.version).toBeGreaterThan(0);
  expect(teams.map(({ name }) => name)).toEqual(['Arsenal', 'Chelsea', 'Milan']);
});

test('only the records that the matches point to come along', async () => {
  const { extra_data } = (await get('/api/match?Id=1')).json();
  expect(extra_data).toEqual({
    competition: [JSON.parse(JSON.stringify(aCompetition()))],
    country: [{ id: 1, name: 'Anh' }],
    team: [
      { id: 101, name: 'Arsenal' },
      { id: 102, name: 'Chelsea' },
    ],
  });
});

test.each([
  ['one status', day('&StatusId=8'), [1]],
  ['several statuses', day('&StatusId=8&StatusId=1'), [1, 2]],
  ['an unknown status', day('&StatusId=3'), []],
  ['a page of one', day('&PageSize=1'), [1]],
  ['an unknown parameter', day('&colour=red'), [1, 2]],
  ['a parameter called __proto__', day('&__proto__=1&__proto__[StatusId]=3'), [1, 2]],
  ['a parameter called constructor', day('&constructor=1&constructor.prototype=2'), [1, 2]],
  [
    'the zone of Vietnam',
    '/api/match/range?FromDate=2022-12-10T00:00:00%2B07:00&ToDate=2022-12-10T12:00:00%2B07:00',
    [2, 3],
  ],
  ['an empty span', '/api/match/range?FromDate=2022-12-09T15:00:00Z&ToDate=2022-12-09T15:00:00Z', []],
  ['ids (S4), in their order', '/api/match?Id=2&Id=1&Id=2', [2, 1]],
  ['an unknown id', '/api/match?Id=2&Id=999', [2]],
  ['the form of both teams before a match', '/api/match?Id=2&Form=5', [2, 1]],
  ['no form of a match with a score', '/api/match?Id=1&Form=5', [1]],
  ['ids of another server', '/api/match?Id=m-Alpha&Id=2&Id=0&Id=-1&Id=02&Id=2e0&Id=%2b2&Id=__proto__', [2]],
  ['an id of 400 digits', `/api/match?Id=2&Id=${'9'.repeat(400)}`, [2]],
  ['an id with half a character', '/api/match?Id=2&Id=%ED%A0%80', [2]],
])('%s', async (_, url, ids) => {
  expect(await idsOf(url)).toEqual(ids);
});

const from = 'FromDate=2022-12-09T00:00:00Z';
const to = 'ToDate=2022-12-10T00:00:00Z';

test.each([
  ['no dates', '/api/match/range', 'FromDate', 'got nothing'],
  ['no end', `/api/match/range?${from}`, 'ToDate', 'got nothing'],
  ['a date that is none', `/api/match/range?${from}&ToDate=soon`, 'ToDate', 'got "soon"'],
  ['30 February', `/api/match/range?${from}&ToDate=2023-02-30T00:00:00Z`, 'ToDate', 'got "2023-02-30T00:00:00Z"'],
  ['a leap second', `/api/match/range?${from}&ToDate=2023-06-30T23:59:60Z`, 'ToDate', 'got "2023-06-30T23:59:60Z"'],
  ['a date without zone', `/api/match/range?${from}&ToDate=2023-01-01T00:00:00`, 'ToDate', 'with zone'],
  ['a date twice', `/api/match/range?${from}&${from}&${to}`, 'FromDate', 'expected an ISO date'],
  ['an end before the start', `/api/match/range?${from}&ToDate=2022-12-08T00:00:00Z`, 'FromDate', 'not after ToDate'],
  ['pages of nothing', day('&PageSize=0'), 'PageSize', 'from 1 to 5000, got 0'],
  ['pages of 5001', day('&PageSize=5001'), 'PageSize', 'from 1 to 5000, got 5001'],
  ['pages of half a match', day('&PageSize=1.5'), 'PageSize', 'got "1.5"'],
  ['pages of 1e2', day('&PageSize=1e2'), 'PageSize', 'from 1 to 5000, got "1e2"'],
  ['a status of 08', day('&StatusId=1&StatusId=08'), 'StatusId', 'from 0 to 13, got "08"'],
  ['pages of many', day('&PageSize=many'), 'PageSize', 'got "many"'],
  ['two page sizes', day('&PageSize=1&PageSize=2'), 'PageSize', 'got ["1","2"]'],
  ['a status of 14', day('&StatusId=14'), 'StatusId', 'from 0 to 13, got 14'],
  ['statuses in one list', day('&StatusId=8,1'), 'StatusId', 'got "8,1"'],
  ['an empty status', day('&StatusId='), 'StatusId', 'got ""'],
  ['a top of 0', day('&Top=0'), 'Top', 'from 1 to 100, got 0'],
  ['a top of 101', day('&Top=101'), 'Top', 'from 1 to 100, got 101'],
  ['a top of 04', day('&Top=04'), 'Top', 'from 1 to 100, got "04"'],
  ['an empty top', day('&Top='), 'Top', 'got ""'],
  ['a skip below 0', day('&Top=4&Skip=-1'), 'Skip', 'from 0 to 5000, got -1'],
  ['a skip above 5000', day('&Top=4&Skip=5001'), 'Skip', 'from 0 to 5000, got 5001'],
  ['a skip without a top', day('&Skip=40'), 'Top', 'from 1 to 100 with Skip, Board or Filter, got nothing'],
  ['two tops', day('&Top=4&Top=5'), 'Top', 'got ["4","5"]'],
  ['an unknown board', day('&Top=4&Board=Live'), 'Board', 'one of live, results, fixtures, odds, got "Live"'],
  ['two boards', day('&Top=4&Board=live&Board=odds'), 'Board', 'got ["live","odds"]'],
  ['a board called __proto__', day('&Top=4&Board=__proto__'), 'Board', 'got "__proto__"'],
  ['an unknown filter', day('&Top=4&Filter='), 'Filter', 'one of all, hot, favorite, online, end, euro, got ""'],
  ['a board without its top', day('&Board=live'), 'Top', 'from 1 to 100 with Skip, Board or Filter, got nothing'],
  ['a filter without its top', day('&Filter=all'), 'Top', 'from 1 to 100 with Skip, Board or Filter, got nothing'],
  ['no id', '/api/match', 'Id', 'expected 1 to 20 ids, got nothing'],
  ['an empty id', '/api/match?Id=1&Id=', 'Id', 'expected an id (a text of 1 to 500 characters), got ""'],
  ['an id of 501 characters', `/api/match?Id=${'9'.repeat(501)}`, 'Id', 'a text of 1 to 500 characters'],
  ['a form of six', '/api/match?Id=2&Form=6', 'Form', 'expected a whole number from 0 to 5, got 6'],
  ['the form of two', '/api/match?Id=1&Id=2&Form=5', 'Form', 'expected 0 with more than one Id, got 5'],
  ['21 ids', `/api/match?${'Id=1&'.repeat(21)}`, 'Id', 'expected 1 to 20 ids'],
])('%s: 400 that names the field', async (_, url, field, message) => {
  const response = await get(url);
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toEqual({ code: 'bad_query', message: expect.stringContaining(message), field });
});

test('an answer may be cached for a second, and is not sent twice', async () => {
  const { signed } = await site();
  const { headers } = await signed(day());
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=1', vary: 'Accept-Encoding' });
  const again = await signed(day(), { headers: { 'if-none-match': headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await signed(day(), { headers: { 'if-none-match': '"another"' } })).statusCode).toBe(200);
});

test('a goal changes the answer, once the board knows of it', async () => {
  const { signed, board, passMilliseconds } = await createTestApp(store());
  const before = await signed(day());
  board.applyUnstored({ matches: [{ ...netherlandsArgentina, home_scores: [1] }] });
  passMilliseconds(200);
  const after = await signed(day(), { headers: { 'if-none-match': before.headers.etag } });
  expect(after.statusCode).toBe(200);
  expect(decodeMatchRange(after.json(), refuse).matches[1]?.score.home.regular).toBe(1);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('a browser that takes "%s" gets %s', async (accepted, encoding, unpack) => {
  const { signed } = await site();
  const plain = await signed(day());
  const packed = await signed(day(), { headers: { 'accept-encoding': accepted } });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers.etag).toBe(plain.headers.etag);
});
