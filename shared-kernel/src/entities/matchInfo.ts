import * as v from 'valibot';
import { secondary } from '../decode/leftOut';
import { nameUpTo } from '../decode/readBy';
import { id } from './id';
import { stageSchema } from './stage';

/** Longer than any name of a ground, a town or a person. */
const MAX_CHARACTERS = 100;

const name = nameUpTo(MAX_CHARACTERS);

const venueSchema = v.object({ name, city: secondary('city', name) });

/** The ground that a match is played on, and its town where it is known. */
export type Venue = v.InferOutput<typeof venueSchema>;

/** What is known of a match beside its play: where it is, who referees it, and which part of a cup it is. */
export const matchInfoSchema = v.object({
  match_id: id,
  venue: secondary('venue', venueSchema),
  referee: secondary('referee', name),
  stage: secondary('stage', stageSchema),
});

export type MatchInfo = v.InferOutput<typeof matchInfoSchema>;
