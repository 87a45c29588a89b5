import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { decode } from 'shared-kernel/decode/decode';
import { pastResultSchema } from 'shared-kernel/entities/matchHistory';
import type { DayWanted } from '../store/results/readDay';
import type { KeptResult } from '../store/results/readHistory';
import { boardStore } from '../testing/boardStore';
import { aKeptResult } from '../testing/keptResults';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp, oneTestApp } from '../testing/testApp';
import { PastResultsAnswer } from './pastResultsRoute';

const day = (from: string, to: string) =>
  `/api/match/results?FromDate=${encodeURIComponent(from)}&ToDate=${encodeURIComponent(to)}`;
const FIFTH = day('2018-05-05T00:00:00Z', '2018-05-06T00:00:00Z');

function withResults(results: KeptResult[]) {
  const wanted: DayWanted[] = [];
  const dayResults = async (one: DayWanted) => {
    wanted.push(one);
    return results;
  };
  return { store: boardStore({ matches: [aFeedMatch({ id: 1 })] }, { dayResults }), wanted };
}

const site = oneTestApp(() => withResults([]).store);

test('results are as documented, with an id while their match has a page', async () => {
  const cupFinal = aKeptResult({ match_id: 2, home_kicks: 4, away_kicks: 2, shootout_winner: 1, is_extra_time: true });
  const { signed } = await createTestApp(withResults([aKeptResult({ match_id: 1 }), cupFinal]).store);
  const answer = await signed(FIFTH);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(shapeErrors(PastResultsAnswer, answer.json())).toEqual([]);
  const result = {
    match_time: 1_670_612_400,
    competition: 'Ngoại hạng Anh',
    home_name: 'Arsenal',
    away_name: 'Chelsea',
    home_score: 2,
    away_score: 1,
    half_time: [1, 0],
    regular_time: [2, 1],
    after_extra_time: false,
  };
  const final = { ...result, after_extra_time: true, shootout: [4, 2], shootout_winner: 1 };
  expect(answer.json()).toEqual({ data: [{ ...result, match_id: 1 }, final] });
  expect(answer.json().data.map((one: unknown) => decode(pastResultSchema, one))).toMatchObject(answer.json().data);
});

test('a crowd that asks for one day costs one reading, however its dates are written', async () => {
  const { store, wanted } = withResults([]);
  const { signed } = await createTestApp(store);
  const inVietnam = day('2018-05-05T07:00:00.250+07:00', '2018-05-06T07:00:00+07:00');
  await Promise.all(Array.from({ length: 20 }, (_, one) => signed(one % 2 ? FIFTH : inVietnam)));
  expect(wanted).toEqual([{ from: 1_525_478_400, to: 1_525_564_800 }]);
});

test.each([
  ['no dates', '/api/match/results', 'FromDate', 'an ISO date with zone such as 2022-12-09T00:00:00Z, got nothing'],
  [
    'an end before the beginning',
    day('2018-05-05T00:00:00Z', '2018-05-04T00:00:00Z'),
    'FromDate',
    'a date not after ToDate (2018-05-04T00:00:00Z), got "2018-05-05T00:00:00Z"',
  ],
  [
    'more than two days',
    day('2018-05-05T00:00:00Z', '2018-05-07T00:00:01Z'),
    'ToDate',
    'a date at most 48 hours after FromDate (2018-05-05T00:00:00Z), got "2018-05-07T00:00:01Z"',
  ],
])('%s is refused', async (_, url, field, expected) => {
  const answer = await (await site()).signed(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toEqual({ code: 'bad_query', field, message: `At ${field}: expected ${expected}` });
});

test.each([
  ['2018-05-05T00:00:00Z', '2018-05-05T00:00:00Z'],
  ['2018-05-05T00:00:00Z', '2018-05-07T00:00:00Z'],
  ['1872-11-30T00:00:00Z', '1872-12-01T00:00:00Z'],
])('the window from %s to %s is answered', async (from, to) => {
  const answer = await (await site()).signed(day(from, to));
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: [] }]);
});
