import * as v from 'valibot';
import { unixSeconds } from '../decode/fields';
import { id } from './id';
import { matchStatusSchema } from './matchStatus';

/** Of a match, all that a list of addresses needs: thousands are read at once. */
export const listedMatchSchema = v.object({ id, match_time: unixSeconds, status_id: matchStatusSchema });

export type ListedMatch = v.InferOutput<typeof listedMatchSchema>;
