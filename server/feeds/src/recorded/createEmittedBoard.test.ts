import { aFeedMatch } from '../testing/feedBuilders';
import { aLineups } from '../testing/lineupBuilders';
import { createEmittedBoard } from './createEmittedBoard';

it('keeps the line-ups of a match in their last state, and publishes each change once', () => {
  const board = createEmittedBoard();
  const drained = () => board.drain().lineups.map(({ match_id, is_confirmed }) => [match_id, is_confirmed]);
  board.take({ matches: [aFeedMatch()], lineups: [aLineups({ is_confirmed: false })] });
  expect(drained()).toEqual([[1, false]]);
  board.take({ lineups: [aLineups({ is_confirmed: false })] });
  expect(drained()).toEqual([]);
  board.take({ lineups: [aLineups(), aLineups({ match_id: 2 })] });
  expect(drained()).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(board.all().lineups.map(({ match_id }) => match_id)).toEqual([1, 2]);
  board.again();
  expect(drained()).toHaveLength(2);
});
