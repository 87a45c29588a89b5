import * as v from 'valibot';
import { decoder } from '../decode/decode';
import { unixSeconds } from '../decode/fields';

/** The hub event that no feed of the site is heard any more, or one again; {@link decodeFeedSilence} reads its one argument. */
export const FEED_SILENCE_EVENT = 'FeedSilence';

/** `since` in unix seconds; absent while a feed is heard. */
const feedSilenceSchema = v.object({ since: v.optional(unixSeconds) });
export type FeedSilence = v.InferOutput<typeof feedSilenceSchema>;

/** @throws DecodeError when it is none */
export const decodeFeedSilence = decoder(feedSilenceSchema);
