import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aLiveMatch } from 'shared-kernel/testing/builders';
import { marksOf } from './boardEntry';

const before = aLiveMatch({ home_scores: [1], odds: '0.5!0.95!!0.91;;' });

it.each([
  ['a goal', { home_scores: [2] }, { turn: 3, isScoreNew: true, moves: undefined, isOver: false }],
  ['a cancelled goal', { home_scores: [0] }, { turn: 3, isScoreNew: true, moves: undefined, isOver: false }],
  [
    'a moved price',
    { odds: '0.5!0.99!!0.91;;' },
    { turn: 3, isScoreNew: false, moves: { handicapHome: 'rose' }, isOver: false },
  ],
  ['a corner', { home_scores: [1, 0, 0, 0, 5] }, undefined],
  ['a shoot-out that begins', { status_id: MatchStatus.PenaltyShootout }, undefined],
  [
    'its first kick',
    { away_scores: [0, 0, 0, 0, 0, 0, 1] },
    { turn: 3, isScoreNew: true, moves: undefined, isOver: false },
  ],
])('%s', (_, change, marks) => {
  expect(marksOf(before, { ...before, ...change }, 3)).toEqual(marks);
});
