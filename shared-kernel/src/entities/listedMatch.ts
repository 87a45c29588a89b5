import * as v from 'valibot';
import { unixSeconds } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { id } from './id';
import { matchStateSchema } from './matchState';

/** All that a list of addresses needs of a match: thousands are read at once. */
export const listedMatchSchema = v.pipe(
  v.object({
    id,
    match_time: unixSeconds,
    status_id: matchStateSchema,
    home_team_id: secondary('home_team_id', id),
    away_team_id: secondary('away_team_id', id),
  }),
  v.transform(({ status_id: state, ...listed }) => ({ ...listed, state })),
);

export type ListedMatch = v.InferOutput<typeof listedMatchSchema>;
