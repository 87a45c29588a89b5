import * as v from 'valibot';
import { flag, text, unixSeconds } from '../decode/fields';

/**
 * The prices of a match from `time` on, in unix seconds: the text of all three markets (M12), empty where they closed.
 * `is_live` says that the match had begun.
 */
export const priceMoveSchema = v.object({ time: unixSeconds, is_live: flag, odds: text });

export type PriceMove = v.InferOutput<typeof priceMoveSchema>;
