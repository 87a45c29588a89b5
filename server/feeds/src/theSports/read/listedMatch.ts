import { flag, integer, optional, text, unixSeconds } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import { matchStatusSchema } from 'shared-kernel/entities/matchStatus';
import * as v from 'valibot';
import { listLike, vendorId } from './rawValue';

/** A place in the table, `""` or 0 for none; places such as `A1` of some cups say nothing to us. */
const place = secondary(
  'position',
  v.pipe(
    v.unknown(),
    v.transform((raw) => (raw === '' || raw === 0 || raw === '0' ? undefined : raw)),
    optional(integer),
  ),
);

/**
 * A match as `match/recent/list` and `match/diary` send it
 * (https://github.com/eray-can/thesports-mcp, docs/thesports/v1_football_match_recent_list_GET.md). Times are unix
 * seconds; the score arrays are those of `readScores`.
 */
export const listedMatchSchema = v.object({
  id: vendorId,
  season_id: secondary('season_id', vendorId),
  competition_id: vendorId,
  home_team_id: vendorId,
  away_team_id: vendorId,
  status_id: matchStatusSchema,
  match_time: unixSeconds,
  home_scores: secondary('home_scores', listLike),
  away_scores: secondary('away_scores', listLike),
  home_position: place,
  away_position: place,
  updated_at: secondary('updated_at', unixSeconds, 0),
  /** Empty for none. */
  venue_id: secondary('venue_id', text),
  referee_id: secondary('referee_id', text),
  /** The part of the season that it belongs to, and the numbers of its group and its matchday; 0 for none. */
  round: secondary(
    'round',
    v.object({
      stage_id: secondary('round.stage_id', text),
      group_num: secondary('round.group_num', integer),
      round_num: secondary('round.round_num', integer),
    }),
  ),
  /** Whether the vendor has line-ups of the match. */
  coverage: secondary('coverage', v.object({ lineup: secondary('coverage.lineup', flag, false) })),
});

export type ListedMatch = v.InferOutput<typeof listedMatchSchema>;

/** The id of a match of which nothing else may be readable. */
export const matchIdSchema = v.pipe(
  v.object({ id: vendorId }),
  v.transform(({ id }) => id),
);

const named = { id: vendorId, name: text, logo: secondary('logo', text) };

/** A team of `match/diary`'s `results_extra` and of `team/additional/list`. */
export const teamSchema = v.object({ ...named, country_logo: secondary('country_logo', text) });

/** A competition of `match/diary`'s `results_extra` and, with its country and short name, of `competition/additional/list`. */
export const competitionSchema = v.object({
  ...named,
  short_name: secondary('short_name', text),
  country_id: secondary('country_id', text),
});

/** A ground, a referee or a stage, of `match/diary`'s `results_extra`. */
export const detailSchema = v.object({ id: vendorId, name: text });

/** A country of `country/list`. */
export const countrySchema = v.object(named);

export type NamedTeam = v.InferOutput<typeof teamSchema>;
export type NamedCompetition = v.InferOutput<typeof competitionSchema>;
export type NamedDetail = v.InferOutput<typeof detailSchema>;
export type NamedCountry = v.InferOutput<typeof countrySchema>;
