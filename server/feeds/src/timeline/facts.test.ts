import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { factsAt } from './facts';
import { incident } from './incident';
import type { Step, StepChange } from './step';

const { FirstHalf, SecondHalf, ExtraTime, PenaltyShootout } = MatchStatus;

describe('the score arrays of M2: [90 minutes, half-time, red, yellow, corners, after extra time, shoot-out]', () => {
  it.each<[string, StepChange[], home: number[], away: number[]]>([
    ['nothing yet', [], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]],
    ['a goal of the first half', [phase(FirstHalf), goal()], [1, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]],
    [
      'a goal of the second half',
      [phase(SecondHalf), goal({ position: Side.Away })],
      [0, 0, 0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0, 0],
    ],
    [
      'an own goal, for the side credited',
      [phase(SecondHalf), goal({ type: IncidentType.OwnGoal })],
      [1, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ],
    [
      'extra time, the 90 minutes included',
      [phase(SecondHalf), goal(), phase(ExtraTime), goal(), phase(ExtraTime)],
      [1, 0, 0, 0, 0, 2, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ],
    [
      'kicks of a shoot-out, never added to the score',
      [
        phase(PenaltyShootout),
        goal({ type: IncidentType.ShootoutScored }),
        goal({ type: IncidentType.ShootoutMissed }),
      ],
      [0, 0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, 0, 0],
    ],
    ['a yellow card', [goal({ type: IncidentType.YellowCard })], [0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]],
    ['a red card', [goal({ type: IncidentType.RedCard })], [0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]],
    [
      'a second yellow: one of each',
      [goal({ type: IncidentType.YellowCard }), goal({ type: IncidentType.SecondYellow })],
      [0, 0, 1, 2, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ],
    ['corners', [{ kind: 'cornerGiven', side: Side.Away }], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0]],
    [
      'a goal taken back',
      [phase(FirstHalf), goal({}, 1), goal({}, 2), { kind: 'goalAnnulled', key: 1, verdict: verdict() }],
      [1, 1, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ],
  ])('%s', (_, changes, home, away) => {
    const { homeScores, awayScores } = factsAt(inTurn(changes), Infinity);
    expect([homeScores, awayScores]).toEqual([home, away]);
  });
});

it('counts nothing that has not happened yet', () => {
  const steps = inTurn([phase(FirstHalf), goal(), goal()]);
  expect([0, 1, 2].map((now) => factsAt(steps, now).homeScores[0])).toEqual([0, 1, 2]);
});

it('says after each goal how it stands, and after each kick how the shoot-out does', () => {
  const kick = goal({ type: IncidentType.ShootoutScored, position: Side.Away });
  const steps = inTurn([phase(SecondHalf), goal(), goal({ position: Side.Away }), phase(PenaltyShootout), kick]);
  const running = factsAt(steps, Infinity).incidents.map(({ home_score, away_score }) => [home_score, away_score]);
  expect(running).toEqual([
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
});

it('takes an annulled goal off the list, with the verdict at its end', () => {
  const steps = inTurn([goal({}, 1), goal({ time: 30 }, 2), { kind: 'goalAnnulled', key: 1, verdict: verdict() }]);
  expect(factsAt(steps, Infinity).incidents.map(({ type, time }) => [type, time])).toEqual([
    [IncidentType.Goal, 30],
    [IncidentType.Var, 23],
  ]);
});

it('fills in a scorer who is named later, and changes nothing else', () => {
  const steps = inTurn([goal({}, 1), goal({}, 2), { kind: 'scorerNamed', key: 1, player: 'Quang Hải' }]);
  expect(factsAt(steps, 1).incidents[0]?.player_name).toBeUndefined();
  const { incidents, homeScores } = factsAt(steps, Infinity);
  expect(incidents.map(({ player_name }) => player_name)).toEqual(['Quang Hải', undefined]);
  expect(homeScores[0]).toBe(2);
});

function inTurn(changes: readonly StepChange[]): Step[] {
  return changes.map((change, at) => ({ at, change }));
}

function phase(status: MatchStatus): StepChange {
  return { kind: 'phaseBegan', status, periodStart: 1 };
}

function goal(given: Partial<Incident> = {}, key = 0): StepChange {
  return {
    kind: 'happened',
    key,
    incident: incident({ type: IncidentType.Goal, position: Side.Home, time: 23, ...given }),
  };
}

function verdict(): Incident {
  return incident({ type: IncidentType.Var, position: Side.Home, time: 23 });
}
