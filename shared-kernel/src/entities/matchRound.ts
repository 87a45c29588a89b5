import * as v from 'valibot';
import { secondary } from '../decode/leftOut';
import { id } from './id';
import { matchdaySchema } from './matchInfo';
import { stageSchema } from './stage';

/** The round that a match belongs to: the part of a cup, or the matchday of a league. */
export const matchRoundSchema = v.object({
  match_id: id,
  stage: secondary('stage', stageSchema),
  matchday: secondary('matchday', matchdaySchema),
});

export type MatchRound = v.InferOutput<typeof matchRoundSchema>;
