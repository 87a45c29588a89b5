import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aLiveMatch } from 'shared-kernel/testing/builders';
import { marksAfter, marksOver } from './boardEntry';

const known = { home_scores: [1], odds: '0.5!0.95!!0.91;;' };
const before = aLiveMatch(known);

const scored = { score: { turn: 3, isOver: false }, odds: undefined };

describe('a row is marked by', () => {
  it.each([
    ['a goal', { home_scores: [2] }, scored],
    ['a cancelled goal', { home_scores: [0] }, scored],
    [
      'a moved price',
      { odds: '0.5!0.99!!0.91;;' },
      { score: undefined, odds: { turn: 3, isOver: false, moves: { handicapHome: 'rose' } } },
    ],
    ['the first kick of a shoot-out', { away_scores: [0, 0, 0, 0, 0, 0, 1] }, scored],
    ['no corner', { home_scores: [1, 0, 0, 0, 5] }, undefined],
    ['no shoot-out that only begins', { status_id: MatchStatus.PenaltyShootout }, undefined],
  ])('%s', (_, change, marks) => {
    expect(marksAfter(undefined, before, aLiveMatch({ ...known, ...change }), 3)).toEqual(marks);
  });
});

describe('marks', () => {
  const after = aLiveMatch({ ...known, home_scores: [2] });
  const later = { ...after, odds: '0.5!0.99!!0.91;;' };
  const goal = marksAfter(undefined, before, after, 3);
  const both = marksAfter(goal, after, later, 4);
  const unchanged = { score: undefined, odds: undefined };

  it('of a score outlast a price that moves, and end with their own moment', () => {
    expect(both).toMatchObject({ score: { turn: 3, isOver: false }, odds: { turn: 4, isOver: false } });
    expect(marksOver(both ?? unchanged, 3)).toMatchObject({ score: { isOver: true }, odds: { isOver: false } });
    expect(marksOver(both ?? unchanged, 4)).toMatchObject({ score: { isOver: false }, odds: { isOver: true } });
  });

  it('that newer ones took over end with the newer ones', () => {
    const second = marksAfter(goal, after, aLiveMatch({ home_scores: [3] }), 5) ?? unchanged;
    expect(marksOver(second, 3)).toBe(second);
    expect(marksOver(second, 5).score?.isOver).toBe(true);
  });
});
