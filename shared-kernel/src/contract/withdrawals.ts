import * as v from 'valibot';
import { text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';

/** What a pointer says besides, for tabs that run a release it no longer names. */
export const withdrawalsSchema = v.object({
  /**
   * Releases that no tab is to go on with: withdrawn as a candidate, or left by a rollback. The newest come last, and the
   * oldest are forgotten.
   */
  withdrawn: secondary('withdrawn', validItems('withdrawn', text), []),
  /** Those of them whose faults outlast their parts, such as styles that spill: a tab loads the page again. */
  reloads: secondary('reloads', validItems('reloads', text), []),
});
export type Withdrawals = v.InferOutput<typeof withdrawalsSchema>;
