import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aMatchRecord } from 'shared-kernel/testing/builders';
import type { BoardMatch } from '../createBoard';
import { liveResults } from './liveResults';

const { FirstHalf, SecondHalf } = MatchStatus;

function resultOf(status_id: MatchStatus, home_scores: number[], away_scores: number[]) {
  const match = aMatchRecord({ status_id, home_scores, away_scores });
  const row = { ...match, json: Buffer.from(JSON.stringify(match)) } as unknown as BoardMatch;
  return liveResults({ select: () => [row] }, 1)[0];
}

test.each([
  ['a first half that is played counts as it stands', FirstHalf, [2, -1], [1, -1], [2, 1]],
  ['a half-time score counts once it is known', SecondHalf, [2, 1], [1, 1], [1, 1]],
  ['one that nobody knows counts in no table of first halves', SecondHalf, [2, -1], [1, -1], undefined],
])('%s (M24)', (_, status, home, away, half) => {
  expect(resultOf(status, home, away)).toMatchObject({ goals: [2, 1], half });
});
