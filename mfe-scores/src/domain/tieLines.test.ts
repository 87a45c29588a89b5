import { aCup, aTieMatch } from '../testing/aCup';
import { tieLines } from './tieLines';

const [semiFinals, third, final] = aCup().rounds.map(({ ties }) => ties);

const tie = (given: Partial<Parameters<typeof tieLines>[0]>) =>
  tieLines({ home: 1, away: 2, matches: [], aggregate: undefined, winner: undefined, ...given });

it('two legs have the goals of each as both teams see them, their sum, and the kicks after the last', () => {
  const [first] = semiFinals ?? [];
  expect(first && tieLines(first).sides).toEqual([
    { team: 101, goals: [2, 0], total: 2, kicks: 4, isWinner: false },
    { team: 102, goals: [1, 1], total: 2, kicks: 5, isWinner: true },
  ]);
});

it('one match has its goals alone', () => {
  const [, second] = semiFinals ?? [];
  expect(second && tieLines(second)).toMatchObject({
    isLive: false,
    isToCome: false,
    match: { home: 103 },
    sides: [
      { goals: [3], total: undefined, kicks: undefined, isWinner: true },
      { goals: [0], total: undefined, isWinner: false },
    ],
  });
});

it('it leads to the match in play, else to the next, else to the last', () => {
  expect(third?.[0] && tieLines(third[0])).toMatchObject({ match: { id: 77 }, isLive: true });
  expect(final?.[0] && tieLines(final[0])).toMatchObject({ match: { id: 78 }, isLive: false, isToCome: true });
  const played = [aTieMatch(1, 0, { goals: [1, 0] }), aTieMatch(2, 7)];
  expect(tie({ matches: played, aggregate: [1, 0] })).toMatchObject({ match: { home: 2 }, isToCome: false });
  expect(tie({})).toMatchObject({ match: undefined, sides: [{ goals: [] }, { goals: [] }] });
});

it('of several matches without a score nothing is summed up', () => {
  const { sides } = tie({ matches: [aTieMatch(1, 0), aTieMatch(2, 7)] });
  expect(sides.map(({ goals, total }) => [goals, total])).toEqual([
    [[], undefined],
    [[], undefined],
  ]);
});
