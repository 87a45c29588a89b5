import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { decode } from 'shared-kernel/decode/decode';
import { cupSchema } from 'shared-kernel/entities/cup';
import { IncidentType, type Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Stage } from 'shared-kernel/entities/stage';
import { aCompetition, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp, NOW } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { CupAnswer } from './cupRoute';

const DAY = 86_400;
const [CUP, LEAGUE, WORLD_CUP] = [1, 2, 3];
const store = openTestStore();

const goal = (player_name: string, position: Side) =>
  anIncident({ type: IncidentType.Goal, position, player_name, time: 23 });

const match = (id: number, days: number, [home, away]: [number, number], score: [number, number], given = {}) =>
  aFeedMatch({
    id,
    match_time: NOW - days * DAY,
    status_id: MatchStatus.Ended,
    competition_id: CUP,
    incidents: [],
    home_team_id: home,
    away_team_id: away,
    home_scores: [score[0]],
    away_scores: [score[1]],
    ...given,
  });

const info = (match_id: number, round: Stage['round'], group?: string) => ({
  match_id,
  venue: undefined,
  referee: undefined,
  stage: { round, group },
});

beforeAll(async () => {
  await store().beginRun({ key: 'thesports', origin: 'thesports' }, 'lasting', NOW);
  await store().applyBatch({
    competitions: [aCompetition({ id: CUP, name: 'AFF Cup' }), aCompetition({ id: LEAGUE, name: 'V.League' })],
    teams: ['Việt Nam', 'Thái Lan', 'Lào', 'Singapore'].map((name, index) => aTeam({ id: index + 1, name })),
    matches: [
      match(1, 12, [1, 3], [3, 0], { incidents: [goal('Tiến Linh', 1)] }),
      match(2, 11, [2, 4], [1, 1]),
      match(3, 5, [1, 2], [2, 1]),
      match(4, 0, [2, 1], [0, 0], {
        status_id: MatchStatus.SecondHalf,
        home_scores: [1],
        incidents: [goal('Supachok', 1)],
      }),
      match(5, -4, [3, 4], [0, 0], { status_id: MatchStatus.NotStarted }),
      match(6, 3, [3, 4], [0, 0], { status_id: MatchStatus.Cancelled }),
      match(7, 2, [3, 4], [9, 9], { competition_id: LEAGUE }),
    ],
    info: [
      ...[info(1, 'group', 'A'), info(2, 'group', 'B'), info(3, 'semi_final'), info(4, 'semi_final')],
      ...[info(5, 'semi_final'), info(6, 'semi_final')],
    ],
  });
});

const get = async (id: string | number) =>
  (await createTestApp(store())).signed(`/api/Standing/Cup?CompetitionId=${id}`);

test('a cup has its groups, its ties with the match in play, and its scorers', async () => {
  const { statusCode, headers, json } = await get(CUP);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=1']);
  expect(shapeErrors(CupAnswer, json())).toEqual([]);
  const { data } = json();
  decode(cupSchema, data, '', (error: Error) => {
    throw error;
  });
  expect(data).toMatchObject({ name: 'AFF Cup', criteria: [], matches: 4, goals: 9, named_goals: 2 });
  expect(
    data.groups.map(({ name, rows }: { name: string; rows: { team_id: number }[] }) => [name, rows.length]),
  ).toEqual([
    ['A', 2],
    ['B', 2],
  ]);
  expect(data.rounds).toMatchObject([
    {
      round: 'semi_final',
      ties: [
        {
          home: 1,
          away: 2,
          aggregate: [2, 2],
          matches: [
            { id: 3, home: 1, goals: [2, 1], is_live: false },
            { id: 4, home: 2, goals: [1, 0], is_live: true },
          ],
        },
        { home: 3, away: 4, matches: [{ id: 5, kick_off: NOW + 4 * DAY, is_live: false }] },
      ],
    },
  ]);
  expect(data.rounds[0].ties[1].matches[0]).not.toHaveProperty('goals');
  expect(data.teams.find(({ id }: { id: number }) => id === 1)).toMatchObject({ form: ['W'], is_playing: true });
  expect(data.scorers.map(({ name }: { name: string }) => name).sort()).toEqual(['Supachok', 'Tiến Linh']);
});

test('a cup whose rule is known has it, with the cards of results and of the match in play', async () => {
  const { YellowCard, SecondYellow, Substitution } = IncidentType;
  const [yellow, second, change] = [YellowCard, SecondYellow, Substitution].map((type) =>
    anIncident({ type, position: 1 }),
  );
  const live = { status_id: MatchStatus.SecondHalf, incidents: [change] };
  const groupMatch = (id: number, teams: [number, number], given = {}) =>
    match(id, 9, teams, [1, 1], {
      competition_id: WORLD_CUP,
      home_scores: [1, 0, 0, 0],
      away_scores: [1, 0, 0, 0],
      ...given,
    });
  await store().applyBatch({
    competitions: [aCompetition({ id: WORLD_CUP, name: 'FIFA World Cup' })],
    matches: [
      groupMatch(21, [1, 2], { home_scores: [1, 0, 0, 1], incidents: [yellow] }),
      groupMatch(22, [3, 4], { home_scores: [1, 0, 1, 2], incidents: [yellow, second] }),
      groupMatch(23, [1, 3], live),
      groupMatch(24, [2, 4], { incidents: [change] }),
    ],
    info: [21, 22, 23, 24].map((id) => info(id, 'group', 'A')),
  });
  const rowsOf = async () => {
    const { data } = (await get(WORLD_CUP)).json();
    expect(data.criteria.at(-1)).toBe('fair_play');
    return data.groups[0].rows.map(({ team_id, place }: { team_id: number; place: number }) => [team_id, place]);
  };
  expect(await rowsOf()).toEqual([
    [4, 1],
    [2, 1],
    [1, 3],
    [3, 4],
  ]);
  // A card that nobody reports: nothing is known of the group's cards.
  await store().applyBatch({ matches: [groupMatch(23, [1, 3], { ...live, home_scores: [1, 0, 0, 1] })] });
  expect((await rowsOf()).map(([, place]: number[]) => place)).toEqual([1, 1, 1, 1]);
});

test('a league is no cup, and neither is anything else', async () => {
  const { signed } = await createTestApp(store());
  for (const id of [LEAGUE, 99, 'x'])
    expect([id, (await signed(`/api/Standing/Cup?CompetitionId=${id}`)).json()]).toEqual([id, { data: null }]);
});
