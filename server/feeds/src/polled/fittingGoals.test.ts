import fc from 'fast-check';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { incident } from '../timeline/incident';
import { fittingGoals } from './fittingGoals';

const { Goal, PenaltyGoal, OwnGoal, YellowCard, ShootoutScored } = IncidentType;

type Overrides = Partial<Parameters<typeof incident>[0]>;

const goal = (given: Overrides = {}) =>
  incident({ type: Goal, position: Side.Home, time: 20, player_name: 'Quang Hải', player_id: 7, ...given });
const at = (time: number, given: Overrides = {}) => goal({ time, ...given });
const other = { player_name: 'Công Phượng', player_id: 8 };

/** Minute and score after it of each goal. */
const fitted = (goals: readonly Overrides[], home: number, away = 0) =>
  fittingGoals(goals.map(goal), { home, away })
    .filter(({ type }) => type !== YellowCard)
    .map(({ time, home_score, away_score }) => `${time} ${home_score}-${away_score}`);

it.each([
  ['as many as were scored', [at(20), at(21)], 2, ['20 undefined-undefined', '21 undefined-undefined']],
  ['one of one player within two minutes twice: the later entry counts', [at(20), at(22)], 1, ['22 1-0']],
  ['the same as a penalty', [at(20), at(20, { type: PenaltyGoal }), at(70, other)], 2, ['20 1-0', '70 2-0']],
  [
    'three within two minutes, of which two were scored',
    [at(44), at(45), at(45, { added_time: 1 })],
    2,
    ['45 1-0', '45 2-0'],
  ],
  ['known by name alone', [at(20, { player_id: undefined }), at(21, { player_id: undefined })], 1, ['21 1-0']],
  ['three minutes apart', [at(20), at(23)], 1, ['20 undefined-undefined', '23 undefined-undefined']],
  ['of two players', [at(20), at(20, other)], 1, ['20 undefined-undefined', '20 undefined-undefined']],
  [
    'of nobody',
    [
      at(20, { player_name: undefined, player_id: undefined }),
      at(20, { player_name: undefined, player_id: undefined }),
    ],
    1,
    ['20 undefined-undefined', '20 undefined-undefined'],
  ],
] as const)('goals: %s', (_, goals, home, expected) => {
  expect(fitted(goals, home)).toEqual(expected);
});

it('takes the running score of a list that has too many, and keeps that of a list that fits', () => {
  const running = [at(20, { home_score: 1, away_score: 0 }), at(60, { ...other, home_score: 2, away_score: 0 })];
  expect(fitted(running, 1)).toEqual(['20 undefined-undefined', '60 undefined-undefined']);
  expect(fitted(running, 2)).toEqual(['20 1-0', '60 2-0']);
});

it('keeps cards, own goals of the other side, and kicks with their own score', () => {
  const kick = { type: ShootoutScored, time: 120, home_score: 1, away_score: 0 };
  const listed = [at(20), at(21), { type: OwnGoal, position: Side.Away, time: 30 }, { type: YellowCard }, kick];
  expect(fitted(listed, 1, 1)).toEqual(['21 1-0', '30 1-1', '120 1-0']);
});

it('never lists fewer goals than were scored where there are enough, and never adds one', () => {
  const listed = fc.array(
    fc.record({ position: fc.constantFrom(Side.Home, Side.Away), time: fc.nat(6), player_id: fc.nat(2) }),
  );
  fc.assert(
    fc.property(listed, fc.nat(5), fc.nat(5), (goals, home, away) => {
      const before = goals.map(goal);
      const kept = fittingGoals(before, { home, away });
      for (const [side, scored] of [
        [Side.Home, home],
        [Side.Away, away],
      ] as const) {
        const count = (all: typeof before) => all.filter(({ position }) => position === side).length;
        expect(count(kept)).toBeLessThanOrEqual(count(before));
        expect(count(kept)).toBeGreaterThanOrEqual(Math.min(scored, count(before)));
      }
    }),
  );
});
