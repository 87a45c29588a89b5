import * as v from 'valibot';
import { unixSeconds } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { id } from './id';
import { matchStatusSchema } from './matchStatus';

/** Of a match, all that a list of addresses needs: thousands are read at once. */
export const listedMatchSchema = v.object({
  id,
  match_time: unixSeconds,
  status_id: matchStatusSchema,
  home_team_id: secondary('home_team_id', id),
  away_team_id: secondary('away_team_id', id),
});

export type ListedMatch = v.InferOutput<typeof listedMatchSchema>;
