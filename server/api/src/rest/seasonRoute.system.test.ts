import type { StandingRow } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { decode } from 'shared-kernel/decode/decode';
import { IncidentType, type Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { seasonTablesSchema } from 'shared-kernel/entities/seasonTables';
import { aCompetition, aCountry, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { shapeErrors } from '../testing/shapeErrors';
import { NOW, oneTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { SeasonAnswer } from './seasonRoute';

const DAY = 86_400;
const store = openTestStore();

const [LEAGUE, CUP, OTHER] = [1, 2, 3];

function aRow(team_id: number, given: Partial<StandingRow>): StandingRow {
  const nothing = { played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points: 0 };
  return { team_id, ...nothing, form: [], ...given };
}

const goal = (player_name: string, position: Side, type: number = IncidentType.Goal) =>
  anIncident({ type, position, player_name, time: 23 });

const match = (id: number, days: number, score: [number, number], given = {}) =>
  aFeedMatch({
    id,
    match_time: NOW - days * DAY,
    status_id: MatchStatus.Ended,
    competition_id: LEAGUE,
    home_scores: [score[0], 1],
    away_scores: [score[1], 0],
    ...given,
  });

beforeAll(async () => {
  await store().beginRun({ key: 'thesports', origin: 'thesports' }, 'lasting', NOW);
  await store().applyBatch({
    countries: [aCountry({ id: 1, name: 'Tây Ban Nha' })],
    competitions: [
      aCompetition({ id: LEAGUE, name: 'La Liga' }),
      aCompetition({ id: CUP, name: 'Cúp Nhà vua' }),
      aCompetition({ id: OTHER, name: 'Hạng 2' }),
    ],
    teams: [
      aTeam({ id: 101, name: 'Getafe' }),
      aTeam({ id: 102, name: 'Sevilla' }),
      aTeam({ id: 103, name: 'Girona' }),
    ],
    standings: [{ competition_id: OTHER, rows: [aRow(103, { played: 30, won: 1, points: 3 }), aRow(101, {})] }],
    matches: [
      // Before the summer they met, too.
      match(1, 200, [5, 0], { incidents: [goal('Mayoral', 1), goal('Mayoral', 1)] }),
      match(2, 20, [2, 0], { incidents: [goal('Mayoral', 1), goal('Mayoral', 1, IncidentType.PenaltyGoal)] }),
      match(3, 10, [1, 0], { home_team_id: 102, away_team_id: 101 }),
      match(4, 8, [0, 0], {
        home_team_id: 102,
        away_team_id: 103,
        status_id: MatchStatus.SecondHalf,
        home_scores: [1, 0],
        incidents: [goal('Romero', 1)],
      }),
      match(5, 5, [9, 9], { status_id: MatchStatus.Abandoned }),
      match(6, 4, [1, 0], { competition_id: CUP }),
    ],
  });
});

const site = oneTestApp(store);
const get = async (id: string | number) => (await site()).signed(`/api/Standing/Season?CompetitionId=${id}`);

test('a league has its tables of this season, with the match in play, and says what separated whom', async () => {
  const answer = await get(LEAGUE);
  expect(answer.statusCode).toBe(200);
  expect(shapeErrors(SeasonAnswer, answer.json())).toEqual([]);
  const { data } = answer.json();
  expect(data).toMatchObject({ name: 'La Liga', matches: 3, since: NOW - 20 * DAY, is_feed: false });
  expect(
    data.total.map((row: { team_id: number; played: number; points: number }) => [row.team_id, row.played, row.points]),
  ).toEqual([
    [102, 3, 6],
    [101, 2, 3],
    [103, 1, 0],
  ]);
  expect(data.teams.find(({ id }: { id: number }) => id === 103)).toEqual({
    id: 103,
    name: 'Girona',
    form: [],
    is_playing: true,
  });
  expect(data.criteria[0]).toBe('mutual_points');
  // Nothing of the season before counts; the match in play counts as it stands now.
  expect(data).toMatchObject({ goals: 4, named_goals: 3 });
  expect(data.scorers).toEqual([
    { place: 1, name: 'Mayoral', team_id: 101, goals: 2, penalties: 1 },
    { place: 2, name: 'Romero', team_id: 102, goals: 1, penalties: 0 },
  ]);
  expect(decode(seasonTablesSchema, data).half).toHaveLength(3);
});

test('where the feed’s table knows more it is shown', async () => {
  const { data } = (await get(OTHER)).json();
  expect(data).toMatchObject({
    is_feed: true,
    matches: 0,
    total: [
      { team_id: 103, place: 1 },
      { team_id: 101, place: 2 },
    ],
  });
});

test.each([CUP, 77, 'abc', '%00', '99999999999999999999'])('there is none of competition %s', async (id) => {
  const answer = await get(id);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: null }]);
});
