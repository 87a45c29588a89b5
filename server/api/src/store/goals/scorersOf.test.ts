import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { anIncident } from 'shared-kernel/testing/builders';
import { scorersOf } from './scorersOf';

const [HOME, AWAY] = [101, 102];

const scorers = (...incidents: Parameters<typeof anIncident>[0][]) =>
  scorersOf({ home_team_id: HOME, away_team_id: AWAY, incidents: incidents.map(anIncident) });

const nobody = { player_id: null, goals: 1, penalties: 0 };

test('goals count by player and team, penalties among them', () => {
  const goal = { type: IncidentType.Goal, position: Side.Home, player_id: 7, player_name: 'Quang Hải' };
  const found = scorers(goal, { ...goal, type: IncidentType.PenaltyGoal }, { ...goal, position: Side.Away });
  expect(found).toEqual([
    { team_id: HOME, player_id: '7', player: 'Quang Hải', goals: 2, penalties: 1 },
    { team_id: AWAY, player_id: '7', player: 'Quang Hải', goals: 1, penalties: 0 },
  ]);
});

test.each([
  ['an own goal', { type: IncidentType.OwnGoal }],
  ['a missed penalty', { type: IncidentType.PenaltyMissed }],
  ['a kick of a shoot-out', { type: IncidentType.ShootoutScored }],
  ['a card', { type: IncidentType.RedCard }],
  ['a goal without a scorer', { player_name: undefined }],
  ['a goal with an empty name', { player_name: ' ' }],
  ['a goal of no side', { position: Side.Neither }],
])('%s counts for nobody', (_, given) => {
  const goal = { type: IncidentType.Goal, position: Side.Home, player_name: 'Quang Hải' };
  expect(scorers({ ...goal, ...given })).toEqual([]);
});

test('a name without an end is cut', () => {
  const [scorer] = scorers({ type: IncidentType.Goal, position: Side.Home, player_name: 'a'.repeat(5_000) });
  expect(scorer).toEqual({ team_id: HOME, ...nobody, player: 'a'.repeat(100) });
});
