import * as v from 'valibot';
import { integer } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { idOrNone } from './id';
import { outcomeSchema } from './seasonTables';

/** How a match ended for a team. `match_time` is in unix seconds; `match_id` is there while the match has a page. */
export const formResultSchema = v.object({
  match_id: secondary('match_id', idOrNone),
  match_time: integer,
  outcome: outcomeSchema,
});

export type FormResult = v.InferOutput<typeof formResultSchema>;
