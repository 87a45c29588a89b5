import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { boardSnapshot } from '../../testing/boardStore';
import { createBoard } from '../createBoard';
import { cupMatches } from './cupMatches';

it.each([
  ['to come', MatchStatus.NotStarted, 1],
  ['cancelled', MatchStatus.Cancelled, 0],
  ['taken back by its feed', MatchStatus.Abnormal, 0],
])('a match that is %s', (_, status_id, count) => {
  const board = createBoard(boardSnapshot({ matches: [aFeedMatch({ id: 1, status_id })] }));
  const stored = { match_id: 1, round: 'final', in_group: null, in_phase: null, result: null } as const;
  expect(cupMatches([stored], board)).toHaveLength(count);
});
