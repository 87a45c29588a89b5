import { integer, numberedId, optional, text, unixSeconds } from 'shared-kernel/decode/fields';
import { leaveOut, secondary } from 'shared-kernel/decode/leftOut';
import { competitionSchema } from 'shared-kernel/entities/competition';
import { countrySchema } from 'shared-kernel/entities/country';
import { lineupsSchema } from 'shared-kernel/entities/lineups';
import { matchFields } from 'shared-kernel/entities/match';
import { matchInfoSchema } from 'shared-kernel/entities/matchInfo';
import { MARKET_GROUPS, matchMarketsSchema } from 'shared-kernel/entities/matchMarkets';
import { priceMoveSchema } from 'shared-kernel/entities/priceMove';
import { squadSchema } from 'shared-kernel/entities/squad';
import { teamSchema } from 'shared-kernel/entities/team';
import { vendorTextSchema } from 'shared-kernel/entities/vendorText';
import * as v from 'valibot';

/** A feed's records are those of the pages, but with numbers as ids: the store keeps them as numbers. */
const numbered = { id: numberedId };

/** Longer than any name. One without an end would fill pages and the store. */
const LONGEST_NAME = 200;

const TOO_LONG = `a name of up to ${LONGEST_NAME} characters`;

const isShort = (given: string) => given.length <= LONGEST_NAME || [...given].length <= LONGEST_NAME;

/** What is named cannot do without, so a name that is too long is cut. */
const name = v.pipe(
  text,
  v.transform((given) => {
    if (isShort(given)) return given;
    leaveOut('name', TOO_LONG, given);
    return [...given].slice(0, LONGEST_NAME).join('');
  }),
);

export const feedCountrySchema = v.object({ ...countrySchema.entries, ...numbered, name });
export type FeedCountry = v.InferOutput<typeof feedCountrySchema>;

export const feedCompetitionSchema = v.object({
  ...competitionSchema.entries,
  ...numbered,
  name,
  short_name: secondary('short_name', v.pipe(text, v.check(isShort, TOO_LONG)), ''),
});
export type FeedCompetition = v.InferOutput<typeof feedCompetitionSchema>;

export const feedTeamSchema = v.object({ ...teamSchema.entries, ...numbered, name });
export type FeedTeam = v.InferOutput<typeof feedTeamSchema>;

export const feedMatchSchema = v.object({
  ...v.omit(matchFields, ['version', 'score']).entries,
  ...numbered,
  competition_id: numberedId,
  country_id: optional(numberedId),
  home_team_id: numberedId,
  away_team_id: numberedId,
  home_scores: v.array(integer, 'a list'),
  away_scores: v.array(integer, 'a list'),
  /** Kick-off of the current period in unix seconds; 0 when unknown (M5). */
  period_start: v.pipe(v.number(), v.minValue(0, 'unix seconds, or 0')),
});

/**
 * The whole state of one match as a provider knows it. The store gives it a new version only when something changed, so
 * a provider may send the same state twice.
 */
export type FeedMatch = v.InferOutput<typeof feedMatchSchema>;

export const feedLineupsSchema = v.object({ ...lineupsSchema.entries, match_id: numberedId });

/**
 * The line-ups of a match as a provider knows them; each time all of it. A side without players is one that the provider does
 * not know. Players stand in the order of the formation, line by line from the own goal and each line from the team's left, or
 * have a `grid`; where neither is known there is no formation either.
 */
export type FeedLineups = v.InferOutput<typeof feedLineupsSchema>;

export const feedInfoSchema = v.object({
  ...v.omit(matchInfoSchema, ['channels', 'share_image']).entries,
  match_id: numberedId,
});

/** Where a match is played, who referees it and which round it is of, as a provider knows them; each time all of it. */
export type FeedInfo = v.InferOutput<typeof feedInfoSchema>;

export const feedMarketsSchema = v.object({ ...matchMarketsSchema.entries, match_id: numberedId });

/**
 * The further markets of a match, of its first half and of corners, as a provider knows them; each time all of them, and
 * none once they are closed. Prices are those of {@link FeedMatch}.
 */
export type FeedMarkets = v.InferOutput<typeof feedMarketsSchema>;

export const feedTextSchema = v.object({ ...vendorTextSchema.entries, match_id: numberedId });

/** What a vendor writes of a match, word for word; each time all of it. */
export type FeedText = v.InferOutput<typeof feedTextSchema>;

export const feedSquadSchema = v.object({ ...v.omit(squadSchema, ['seen_in']).entries, team_id: numberedId });

/** The squad of a team as a provider knows it; each time all of it. A provider that knows none sends none. */
export type FeedSquad = v.InferOutput<typeof feedSquadSchema>;

/**
 * A match that ended before what the feed shows. It is kept with the results alone; of its incidents only goals and
 * cards count.
 */
export const feedResultSchema = v.pick(feedMatchSchema, [
  ...(['id', 'match_time', 'competition_id', 'country_id', 'home_team_id', 'away_team_id'] as const),
  ...(['home_scores', 'away_scores', 'shootout_winner', 'incidents'] as const),
]);
export type FeedResult = v.InferOutput<typeof feedResultSchema>;

/**
 * The prices that a match had from `time` on, in unix seconds; `is_live` says that it had begun. Its own, or those of a
 * `group` of further markets.
 */
export const feedPricesSchema = v.object({
  match_id: numberedId,
  group: v.optional(v.picklist(MARKET_GROUPS)),
  ...priceMoveSchema.entries,
  /** The store counts minutes in a number of 32 bits. */
  time: v.pipe(unixSeconds, v.maxValue(Date.UTC(3000) / 1000, 'a time before the year 3000')),
});
export type FeedPrices = v.InferOutput<typeof feedPricesSchema>;

export const fixtureListSchema = v.object({
  competition_id: optional(numberedId),
  from: v.number('unix seconds'),
  to: v.number('unix seconds'),
  ids: v.array(numberedId, 'a list'),
});

/**
 * All matches of a competition, or of the whole feed, that kick off in a window (`from <= kick-off < to`), by their ids. A
 * provider sends one only for an answer that was whole: what it lacks is no match any more.
 */
export type FixtureList = v.InferOutput<typeof fixtureListSchema>;
