import fc from 'fast-check';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { anIncident } from 'shared-kernel/testing/builders';
import { scorelineOf } from './resultOf';

const scores = (home: number[], away: number[], incidents = [anIncident()]) =>
  scorelineOf(aFeedMatch({ home_scores: home, away_scores: away, incidents }));

test('of a match with extra time and a shoot-out each part is kept', () => {
  expect(scores([2, 1, 0, 3, 4, 3, 3], [2, 0, 0, 2, 5, 3, 4])).toMatchObject({
    home_half: 1,
    away_half: 0,
    home_regular: 2,
    away_regular: 2,
    home_goals: 3,
    away_goals: 3,
    home_kicks: 3,
    away_kicks: 4,
    shootout_winner: 2,
    is_extra_time: true,
  });
});

test('of a shoot-out whose kicks are not known the winner is kept', () => {
  const match = aFeedMatch({ home_scores: [1, 0], away_scores: [1, 0], shootout_winner: 2 });
  expect(scorelineOf(match)).toMatchObject({ home_kicks: null, shootout_winner: 2 });
});

test('a match of 90 minutes has neither', () => {
  expect(scores([1, 0, 0, 0, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0])).toMatchObject({
    home_goals: 1,
    away_goals: 0,
    home_regular: 1,
    is_extra_time: false,
    home_kicks: null,
    away_kicks: null,
    shootout_winner: null,
    home_minutes: '23',
    away_minutes: '',
  });
});

test('a half that is more than the whole is not kept, nor is one that nobody reported', () => {
  expect(scores([1, 2], [0, 0])).toMatchObject({ home_half: null, away_half: null, home_goals: 1 });
  expect(scores([1, -1], [0, -1])).toMatchObject({ home_half: null, away_half: null, home_goals: 1 });
  expect(scores([1], [0])).toMatchObject({ home_half: null, away_half: null, home_goals: 1 });
});

test.each([
  [[-1], [0]],
  [[0], [1_000_000_000]],
])('%j to %j is no score', (home, away) => {
  expect(scores(home, away)).toBeUndefined();
});

test('minutes are kept when each goal has one, own goals and penalties, too', () => {
  const goals = [
    anIncident({ time: 45, added_time: 2 }),
    anIncident({ time: 60, type: IncidentType.PenaltyGoal }),
    anIncident({ time: 61, type: IncidentType.YellowCard }),
    anIncident({ time: 90, added_time: 13, type: IncidentType.OwnGoal, position: Side.Away }),
  ];
  expect(scores([2], [1], goals)).toMatchObject({ home_minutes: '45+2,60', away_minutes: '90+13' });
  expect(scores([3], [1], goals)).toMatchObject({ home_minutes: null, away_minutes: '90+13' });
});

test('whatever a feed sends, the store can keep it', () => {
  const list = fc.array(fc.integer(), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, fc.array(fc.integer()), (home, away, times) => {
      const line = scores(
        home,
        away,
        times.map((time) => anIncident({ time })),
      );
      const numbers = Object.values(line ?? {}).filter((value) => typeof value === 'number');
      expect(numbers.every((number) => number >= 0 && number <= 99)).toBe(true);
    }),
  );
});

test('what the cards cost is kept where all of them are reported', () => {
  const card = anIncident({ type: IncidentType.YellowCard });
  expect(scores([1, 0, 0, 1], [0, 0, 0, 0], [card])).toMatchObject({ home_card_points: 1, away_card_points: 0 });
  expect(scores([1, 0, 0, 2], [0, 0, 0, 0], [card])).toMatchObject({ home_card_points: null, away_card_points: null });
});
