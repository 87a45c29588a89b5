import * as v from 'valibot';
import { text } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { readBy } from '../decode/readBy';
import { soundMarkets } from '../rules/soundMarkets';
import { id } from './id';

/** What is bet on beside the goals of the whole match: those of the first half, and corners. */
export const MARKET_GROUPS = ['half', 'corners'] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

/** A text without any sound market is no text; an empty one says that there are none. */
const marketsText = v.pipe(
  text,
  readBy('prices such as 0.5!0.95!!0.91;1!0.88!1!0.98;2.60!2.10!4.20', (given) =>
    given === '' ? given : soundMarkets(given) || undefined,
  ),
);

const groupSchema = v.object({
  odds: secondary('odds', marketsText, ''),
  suspended_odds: secondary('suspended_odds', marketsText, ''),
});

/**
 * The markets of a group, as those of a match: `odds` has what is open, handicap, over/under and 1x2 in one text (M12), and
 * `suspended_odds` the last prices of what is suspended.
 */
export type GroupMarkets = v.InferOutput<typeof groupSchema>;

/** The further markets of a match; a group without any is missing. */
export const matchMarketsSchema = v.object({
  match_id: id,
  half: secondary('half', groupSchema),
  corners: secondary('corners', groupSchema),
});

export type MatchMarkets = v.InferOutput<typeof matchMarketsSchema>;

/** The markets of one group of a match, as lists of many matches have them. */
export const listedMarketsSchema = v.object({ match_id: id, ...groupSchema.entries });

export type ListedMarkets = v.InferOutput<typeof listedMarketsSchema>;
