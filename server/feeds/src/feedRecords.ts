import { integer, numberedId, optional } from 'shared-kernel/decode/fields';
import { competitionSchema } from 'shared-kernel/entities/competition';
import { countrySchema } from 'shared-kernel/entities/country';
import { matchFields } from 'shared-kernel/entities/match';
import { teamSchema } from 'shared-kernel/entities/team';
import * as v from 'valibot';

/** A feed's records are those of the pages, but with numbers as ids: the store keeps them as numbers. */
const numbered = { id: numberedId };

export const feedCountrySchema = v.object({ ...countrySchema.entries, ...numbered });
export type FeedCountry = v.InferOutput<typeof feedCountrySchema>;

export const feedCompetitionSchema = v.object({ ...competitionSchema.entries, ...numbered });
export type FeedCompetition = v.InferOutput<typeof feedCompetitionSchema>;

export const feedTeamSchema = v.object({ ...teamSchema.entries, ...numbered });
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
