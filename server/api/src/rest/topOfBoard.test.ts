import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { decodeBoardTop } from 'shared-kernel/protocol/boardTop';
import { aCompetition, aCountry, aTeam } from 'shared-kernel/testing/builders';
import { boardStore } from '../testing/boardStore';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp, NOW } from '../testing/testApp';
import { RangeAnswer } from './matchAnswer';

const { FirstHalf, Ended, NotStarted, Delayed } = MatchStatus;
const HOUR = 3600;
const ODDS = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';

/** Kick-offs in seconds from now: 2022-12-09T19:00Z, two in the morning in Vietnam. */
const matches = [
  { id: 1, status_id: Ended, match_time: -3 * HOUR },
  { id: 2, status_id: Ended, match_time: -2 * HOUR, competition_id: 2 },
  { id: 3, status_id: FirstHalf, match_time: -HOUR / 2, odds: ODDS, competition_id: 3 },
  { id: 4, status_id: NotStarted, match_time: HOUR, odds: ODDS },
  { id: 5, status_id: NotStarted, match_time: HOUR + 30, is_hot: true },
  { id: 6, status_id: Delayed, match_time: 2 * HOUR },
  { id: 7, status_id: NotStarted, match_time: 22.5 * HOUR, competition_id: 2, odds: ODDS },
].map(({ match_time, ...given }) => aFeedMatch({ ...given, match_time: NOW + match_time }));

const STORE = boardStore({
  countries: [aCountry()],
  competitions: [aCompetition(), aCompetition({ id: 2, name: 'V.League 1' }), aCompetition({ id: 3 })],
  teams: [aTeam(), aTeam({ id: 102, name: 'Chelsea' })],
  matches,
});

const query = 'FromDate=2022-12-09T00:00:00Z&ToDate=2022-12-11T00:00:00Z';
const refuse = (error: Error) => {
  throw error;
};

async function openSite() {
  let now = NOW;
  const app = await createTestApp(STORE, { now: () => now });
  const ask = async (top: string) => (await app.signed(`/api/match/range?${query}&${top}`)).json();
  const top = async (wanted: string) => {
    const { matches: found, board } = decodeBoardTop(await ask(wanted), refuse);
    return { ids: found.map(({ id }) => id), board };
  };
  return { ...app, ask, top, passSeconds: (seconds: number) => (now += seconds) };
}

/** For tests in which no time passes. */
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});

it.each([
  ['the live page with its filter', 'Top=9', [3, 4, 5, 7, 6]],
  ['its first rows alone', 'Top=2', [3, 4]],
  ['those after its first rows', 'Top=2&Skip=2', [5, 7]],
  ['nothing after its last row', 'Top=2&Skip=5', []],
  ['all of it', 'Top=9&Filter=all', [3, 4, 5, 7, 2, 1, 6]],
  ['all hot matches', 'Top=9&Filter=hot', [5]],
  ['what has ended', 'Top=9&Filter=end', [2, 1]],
  ['nobody’s favourites', 'Top=9&Filter=favorite', []],
  ['results by day', 'Top=9&Board=results', [1, 2]],
  ['fixtures by day', 'Top=9&Board=fixtures', [4, 5, 6, 7]],
  ['odds by league, in the site’s order', 'Top=9&Board=odds', [7, 4, 3]],
  ['odds, after the league of a hot match', 'Top=9&Skip=1&Board=odds', [4, 3]],
  ['of a page of the window', 'Top=9&PageSize=3&Filter=all', [3, 2, 1]],
])('%s: %s', async (_, wanted, ids) => {
  expect((await site.top(wanted)).ids).toEqual(ids);
});

it('says how large the whole board is, as documented, and brings the records of its own matches only', async () => {
  const { ask } = site;
  const answer = await ask('Top=1');
  expect(shapeErrors(RangeAnswer, answer)).toEqual([]);
  expect(answer.board).toEqual({
    total: 5,
    live: 1,
    filters: { all: 7, hot: 1, favorite: 0, online: 1, end: 2, euro: 0 },
    groups: [
      { kind: 'live', shown: 1, folded: 0 },
      { kind: 'upcoming', shown: 3, folded: 0 },
      { kind: 'others', shown: 1, folded: 0 },
    ],
  });
  expect(answer.extra_data.competition).toEqual([expect.objectContaining({ id: 3 })]);
  expect(await ask('')).not.toHaveProperty('board');
});

it('says how many it skipped, and the sizes of the whole board', async () => {
  const { ask } = site;
  const answer = await ask('Top=1&Skip=3');
  expect(shapeErrors(RangeAnswer, answer)).toEqual([]);
  const { skipped, ...sizes } = answer.board;
  expect(skipped).toBe(3);
  expect(sizes).toEqual((await ask('Top=1&Skip=0')).board);
});

it('names days and leagues by what the reader knows of them', async () => {
  const { top } = site;
  expect((await top('Top=1&Board=fixtures')).board?.groups).toEqual([
    { kind: 'date', day: '2022-12-10', shown: 3 },
    { kind: 'date', day: '2022-12-11', shown: 1 },
  ]);
  expect((await top('Top=1&Board=odds')).board?.groups).toEqual([
    { kind: 'league', competition_id: 2, shown: 1 },
    { kind: 'league', competition_id: 1, shown: 1 },
    { kind: 'league', competition_id: 3, shown: 1 },
  ]);
});

it('has a hot match above all others from the second on in which it kicks off within the hour', async () => {
  const { top, passSeconds, passMilliseconds } = await openSite();
  expect((await top('Top=1')).ids).toEqual([3]);
  passSeconds(29);
  passMilliseconds(29_000);
  expect((await top('Top=1')).ids).toEqual([3]);
  passSeconds(1);
  passMilliseconds(1000);
  expect((await top('Top=1')).ids).toEqual([5]);
});

it('is the same answer until something changes, though time passes', async () => {
  const { signed, passSeconds, passMilliseconds } = await openSite();
  const first = await signed(`/api/match/range?${query}&Top=3`);
  passSeconds(5);
  passMilliseconds(5000);
  const again = await signed(`/api/match/range?${query}&Top=3`, { headers: { 'if-none-match': first.headers.etag } });
  expect(again.statusCode).toBe(304);
});
