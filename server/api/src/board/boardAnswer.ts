import { withNumber } from './answerBytes';
import { type Answer, createAnswer } from './createAnswer';
import type { Board } from './createBoard';

/**
 * An answer with matches. The number in it makes no difference to its tag, so that an unchanged one is not sent again;
 * but with a number from before a new match, or before other records, a page could not go on.
 *
 * @param json see `answerBytes`
 */
export function boardAnswer(json: Buffer, board: Pick<Board, 'upTo' | 'brokenAt'>): Answer {
  return createAnswer(json, String(board.brokenAt()), withNumber(json, board.upTo()));
}
