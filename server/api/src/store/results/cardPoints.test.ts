import fc from 'fast-check';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { cardPoints } from './cardPoints';

const { YellowCard, SecondYellow, RedCard, Goal, OwnGoal, PenaltyMissed, Substitution } = IncidentType;

const of = (red: number, yellow: number, ...types: number[]) =>
  cardPoints({
    home_scores: [0, 0, red, yellow],
    away_scores: [0, 0, 0, 0],
    incidents: types.map((type) => ({ type, position: Side.Home })),
  })?.home;

test.each<[string, number, number, number, number[]]>([
  ['no card', 0, 0, 0, [Goal, Substitution]],
  ['a yellow card', 1, 0, 1, [YellowCard]],
  ['two yellow cards of one player', 3, 1, 2, [YellowCard, SecondYellow]],
  ['the same, where the second one is no other yellow one', 3, 1, 1, [YellowCard, SecondYellow]],
  ['a red card', 4, 1, 0, [RedCard]],
  ['a yellow card and a red one', 5, 1, 1, [YellowCard, RedCard]],
])('%s costs %d', (_, points, red, yellow, types) => {
  expect(of(red, yellow, ...types)).toBe(points);
});

test.each<[string, number, number, number[]]>([
  ['a card that no incident reports', 0, 1, []],
  ['an incident that the score does not count', 0, 0, [YellowCard]],
  ['a red card that the score does not count', 0, 2, [YellowCard, SecondYellow]],
  ['no incident, as before a match or after a restart', 0, 0, []],
  ['goals alone, which a list of results has, too', 0, 0, [Goal, OwnGoal, PenaltyMissed]],
])('with %s nothing is known', (_, red, yellow, types) => {
  expect(of(red, yellow, ...types)).toBeUndefined();
});

test('cards that nobody counts, and more than a store can keep, are not known', () => {
  expect(cardPoints({ home_scores: [1], away_scores: [0], incidents: [] })).toBeUndefined();
  expect(of(0, 100, ...Array(100).fill(YellowCard))).toBeUndefined();
});

test('each side has its own', () => {
  const incidents = [
    { type: YellowCard, position: Side.Away },
    { type: RedCard, position: Side.Home },
    { type: YellowCard, position: Side.Neither },
  ];
  expect(cardPoints({ home_scores: [0, 0, 1, 0], away_scores: [0, 0, 0, 1], incidents })).toEqual({ home: 4, away: 1 });
});

test('whatever a feed sends, they are a small number or none', () => {
  const scores = fc.array(fc.integer({ min: -3, max: 200 }), { maxLength: 7 });
  const incidents = fc.array(fc.record({ type: fc.integer({ min: 0, max: 30 }), position: fc.nat(2) }), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(scores, scores, incidents, (home_scores, away_scores, sent) => {
      const points = cardPoints({ home_scores, away_scores, incidents: sent });
      for (const one of points ? [points.home, points.away] : []) expect(one >= 0 && one <= 99).toBe(true);
    }),
  );
});
