import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aTeam } from 'shared-kernel/testing/builders';
import { boardStore } from '../testing/boardStore';
import { createTestApp, NOW } from '../testing/testApp';

const LEAGUE = 1;
const URL = `/api/Standing/Season?CompetitionId=${LEAGUE}`;

const match = (id: number, daysAgo: number, score: [number, number], given = {}) =>
  aFeedMatch({
    id,
    match_time: NOW - daysAgo * 86_400,
    status_id: MatchStatus.Ended,
    competition_id: LEAGUE,
    home_scores: [score[0], 1],
    away_scores: [score[1], 0],
    ...given,
  });

/** A league with a match in play, and how often its results are read. */
async function setUp() {
  let read = 0;
  const onBoard = {
    competitions: [aCompetition({ id: LEAGUE, name: 'La Liga' })],
    teams: [aTeam({ id: 102, name: 'Sevilla' }), aTeam({ id: 103, name: 'Girona' })],
    matches: [match(4, 0, [0, 0], { home_team_id: 102, away_team_id: 103, status_id: MatchStatus.SecondHalf })],
  };
  async function seasonResults() {
    read += 1;
    return [];
  }
  return { ...(await createTestApp(boardStore(onBoard, { seasonResults }))), timesRead: () => read };
}

test.each(['', 'x'.repeat(501)])('an id of %j is refused', async (id) => {
  const { signed } = await setUp();
  const answer = await signed(`/api/Standing/Season?CompetitionId=${id}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'bad_query', field: 'CompetitionId' });
});

test('a crowd that asks for one competition costs one reading', async () => {
  const { signed, timesRead } = await setUp();
  await Promise.all(Array.from({ length: 20 }, () => signed(URL)));
  expect(timesRead()).toBe(1);
});

test('the store is read again when a match has ended, and not for a goal', async () => {
  const { signed, board, timesRead } = await setUp();
  let clock = performance.now();
  const ask = async () => {
    // Answers are kept for a second of the machine's clock.
    jest.spyOn(performance, 'now').mockReturnValue(clock);
    clock += 1_500;
    await signed(URL);
  };
  const teams = { home_team_id: 102, away_team_id: 103 };
  await ask();
  board.applyUnstored({ matches: [match(4, 0, [1, 0], { ...teams, status_id: MatchStatus.SecondHalf })] });
  await ask();
  expect(timesRead()).toBe(1);
  board.applyUnstored({ matches: [match(4, 0, [1, 0], teams)] });
  await ask();
  expect(timesRead()).toBe(2);
  jest.restoreAllMocks();
});
