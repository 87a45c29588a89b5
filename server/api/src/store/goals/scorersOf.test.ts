import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { anIncident } from 'shared-kernel/testing/builders';
import { scorersOf } from './scorersOf';

const [HOME, AWAY] = [101, 102];

const MATCH = { home_team_id: HOME, away_team_id: AWAY };

const scorers = (...incidents: Parameters<typeof anIncident>[0][]) =>
  scorersOf({ ...MATCH, home_scores: [9], away_scores: [9], incidents: incidents.map(anIncident) });

test('nobody is counted for a side with more goals than it scored: one of them was none', () => {
  const of = (position: Side, given = {}) =>
    anIncident({ type: IncidentType.Goal, position, player_name: 'Quang Hải', ...given });
  const incidents = [of(Side.Home), of(Side.Home, { type: IncidentType.OwnGoal }), of(Side.Away)];
  const found = scorersOf({ ...MATCH, home_scores: [1, 0], away_scores: [1, 0], incidents });
  expect(found.map(({ team_id, goals }) => [team_id, goals])).toEqual([[AWAY, 1]]);
});

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
