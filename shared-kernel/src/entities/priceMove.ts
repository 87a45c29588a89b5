import * as v from 'valibot';
import { flag, text, unixSeconds } from '../decode/fields';
import { secondary } from '../decode/leftOut';

/**
 * The prices of a match from `time` on, in unix seconds: the text of all three markets (M12), empty where they closed.
 * `is_live` says that the match had begun.
 */
export const priceMoveSchema = v.object({
  time: unixSeconds,
  is_live: flag,
  odds: text,
  /** The markets that were suspended then, with their last prices; a market that is in neither text has closed. */
  suspended_odds: v.optional(secondary('suspended_odds', text)),
});

export type PriceMove = v.InferOutput<typeof priceMoveSchema>;
