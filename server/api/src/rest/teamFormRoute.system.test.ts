import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { formResultSchema } from 'shared-kernel/entities/teamForm';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { aCompetition, aCountry, aTeam } from 'shared-kernel/testing/builders';
import { shapeErrors } from '../testing/shapeErrors';
import { NOW, oneTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { TeamFormAnswer } from './teamFormRoute';

const DAY = 86_400;
const store = openTestStore();

/** Of Arsenal at home, so many days ago. */
const ended = (id: number, days: number, [scored, conceded]: [number, number], kicks = 0) =>
  aFeedMatch({
    id,
    match_time: NOW - days * DAY,
    status_id: MatchStatus.Ended,
    home_scores: [scored, 0, 0, 0, 0, 0, kicks],
    away_scores: [conceded, 0, 0, 0, 0, 0, 0],
  });

const away = { ...ended(5, 3, [0, 2]), home_team_id: 102, away_team_id: 101, competition_id: 2 };

beforeAll(async () => {
  await store().beginRun({ key: 'thesports' }, 'lasting', NOW);
  await store().applyBatch({
    countries: [aCountry()],
    competitions: [aCompetition(), aCompetition({ id: 2, name: 'Cúp' })],
    teams: [aTeam({ id: 101 }), aTeam({ id: 102, name: 'Chelsea' }), aTeam({ id: 103, name: 'Leeds' })],
    matches: [ended(6, 1, [1, 1], 4), away, aFeedMatch({ id: 7, match_time: NOW + DAY })],
    results: [ended(4, 60, [0, 1]), ended(3, 67, [3, 1]), ended(2, 74, [2, 0]), ended(1, 400, [0, 9])],
  });
});

const site = oneTestApp(store);
const get = async (id: string) => (await site()).signed(`/api/team/form?TeamId=${id}`);
const refuse = (error: Error) => {
  throw error;
};

test('the form of a team is of results that are kept, of all competitions, as documented', async () => {
  const { statusCode, json, headers } = await get('101');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=10']);
  expect(shapeErrors(TeamFormAnswer, json())).toEqual([]);
  expect(listAnswer(formResultSchema, refuse)(json())).toEqual([
    { match_time: NOW - 74 * DAY, outcome: 'W', match_id: undefined },
    { match_time: NOW - 67 * DAY, outcome: 'W', match_id: undefined },
    { match_time: NOW - 60 * DAY, outcome: 'L', match_id: undefined },
    { match_time: NOW - 3 * DAY, outcome: 'W', match_id: 5 },
    { match_time: NOW - DAY, outcome: 'D', match_id: 6 },
  ]);
});

test.each(['103', '999', 'abc', encodeURIComponent('Đội')])('the team %s has none', async (id) => {
  const { statusCode, json } = await get(id);
  expect([statusCode, json()]).toEqual([200, { data: [] }]);
});
