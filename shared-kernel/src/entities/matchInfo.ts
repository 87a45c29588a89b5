import * as v from 'valibot';
import { numberThat, text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { nameUpTo } from '../decode/readBy';
import { webLink } from './banner';
import { id } from './id';
import { stageSchema } from './stage';

/** Longer than any name of a ground, a town or a person. */
const MAX_CHARACTERS = 100;

const name = nameUpTo(MAX_CHARACTERS);

const venueSchema = v.object({ name, city: secondary('city', name) });

/** The ground that a match is played on, and its town where it is known. */
export type Venue = v.InferOutput<typeof venueSchema>;

/** Where a match is shown live, by its broadcaster's own link. */
export const channelSchema = v.object({
  name: nameUpTo(40),
  link: v.pipe(text, v.regex(/^https:\/\/[^\s/?#]\S*$/i, 'an https address')),
});

/** The number of a round of a league, counted from 1. */
export const matchdaySchema = numberThat(
  'a matchday from 1 to 99',
  (value) => Number.isSafeInteger(value) && value >= 1 && value <= 99,
);

export type Channel = v.InferOutput<typeof channelSchema>;

/** What is known of a match beside its play: where it is, who referees it, which round it is of, and who shows it. */
export const matchInfoSchema = v.object({
  match_id: id,
  /** A picture of 1200 x 630 as the match stands, for where its page is shared (S22). */
  share_image: secondary('share_image', webLink),
  /** What the site's editors say (S21). */
  channels: secondary('channels', validItems('channels', channelSchema)),
  venue: secondary('venue', venueSchema),
  referee: secondary('referee', name),
  stage: secondary('stage', stageSchema),
  /** Of a league's match; of a cup's `stage` says the round. */
  matchday: v.optional(secondary('matchday', matchdaySchema)),
});

export type MatchInfo = v.InferOutput<typeof matchInfoSchema>;
