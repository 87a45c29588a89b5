import type { FeedInfo } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { matchRoundSchema } from 'shared-kernel/entities/matchRound';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { aCompetition, aTeam } from 'shared-kernel/testing/builders';
import { shapeErrors } from '../testing/shapeErrors';
import { NOW, oneTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { RoundsAnswer } from './roundsRoute';

const DAY = 86_400;
const [LEAGUE, CUP] = [1, 2];
const store = openTestStore();

const match = (id: number, competition_id: number) =>
  aFeedMatch({ id, competition_id, match_time: NOW + id * DAY, home_team_id: 101, away_team_id: 102 });

const info = (match_id: number, more: Partial<FeedInfo> = {}): FeedInfo => ({
  match_id,
  venue: undefined,
  referee: undefined,
  stage: undefined,
  ...more,
});

beforeAll(async () => {
  await store().beginRun({ key: 'thesports', origin: 'thesports' }, 'lasting', NOW);
  await store().applyBatch({
    competitions: [aCompetition({ id: LEAGUE }), aCompetition({ id: CUP, name: 'Cúp' })],
    teams: [aTeam({ id: 101 }), aTeam({ id: 102, name: 'Chelsea' })],
    matches: [...[1, 2, 3, 4].map((id) => match(id, LEAGUE)), match(5, CUP), match(6, CUP)],
    info: [
      ...[info(1, { matchday: 16 }), info(2, { referee: 'Ai đó' }), info(3, { matchday: 17 })],
      ...[info(5, { stage: { round: 'group', group: 'A' } }), info(6, { stage: { round: 'final', group: undefined } })],
    ],
  });
});

const site = oneTestApp(store);
const get = async (id: string | number) => (await site()).signed(`/api/competition/rounds?CompetitionId=${id}`);
const refuse = (error: Error) => {
  throw error;
};

test.each([
  [
    'a league the matchdays that are known',
    LEAGUE,
    [
      { match_id: 1, matchday: 16 },
      { match_id: 3, matchday: 17 },
    ],
  ],
  [
    'a cup its parts',
    CUP,
    [
      { match_id: 5, stage: { round: 'group', group: 'A' } },
      { match_id: 6, stage: { round: 'final' } },
    ],
  ],
])('of %s, as documented', async (_, id, expected) => {
  const { statusCode, json, headers } = await get(id);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=10']);
  expect(shapeErrors(RoundsAnswer, json())).toEqual([]);
  expect(json().data).toEqual(expected);
  expect(listAnswer(matchRoundSchema, refuse)(json())).toEqual(expected);
});

test.each(['99', 'abc', encodeURIComponent('Giải')])('of the competition %s there are none', async (id) => {
  const { statusCode, json } = await get(id);
  expect([statusCode, json()]).toEqual([200, { data: [] }]);
});

test('a match that turns out to be of a cup keeps no matchday', async () => {
  await store().applyBatch({ info: [info(4, { stage: { round: 'semi_final', group: undefined } })] });
  await store().applyBatch({ info: [info(4, { matchday: 3 })] });
  expect((await store().matchRounds(LEAGUE)).find(({ match_id }) => match_id === 4)).toEqual({
    match_id: 4,
    stage: { round: 'semi_final' },
  });
});
