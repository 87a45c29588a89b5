import { withNumber } from './answerBytes';
import { type Answer, createAnswer } from './createAnswer';
import type { Board } from './createBoard';

/**
 * Changes within which an answer keeps its tag. Who keeps an unchanged answer has its number, too, and asks for all
 * changes since: these are fewer than a node sends, whichever matches they are of.
 */
const NUMBERS_A_TAG = 500;

/**
 * An answer with matches. The number in it makes no difference to its tag for a while, so that an unchanged one is not
 * sent again; but with a number from before a new match, or before other records, a page could not go on.
 *
 * @param json see `answerBytes`
 */
export function boardAnswer(json: Buffer, board: Pick<Board, 'upTo' | 'brokenAt'>): Answer {
  const upTo = board.upTo();
  const about = upTo === undefined ? 'none' : Math.floor(upTo / NUMBERS_A_TAG);
  return createAnswer(json, `${board.brokenAt()}/${about}`, withNumber(json, upTo));
}
