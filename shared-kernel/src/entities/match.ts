import * as v from 'valibot';
import { flag, id, integer, optional, text, unixSeconds, withDefault } from '../decode/fields';
import { incidentSchema } from './incident';
import { liveScoreSchema, scoresSchema } from './liveScore';
import { matchStatusSchema } from './matchStatus';
import { teamStatsSchema } from './teamStats';

const NO_POSITION: ReadonlySet<unknown> = new Set(['', '0', 0, null]);

/** A league rank comes as a number or a text, empty or 0 when there is none. */
const position = v.pipe(
  v.unknown(),
  v.transform((raw) => (NO_POSITION.has(raw) ? undefined : raw)),
  v.optional(integer),
);

/** Grows with each change of a match (M10). */
export const versionSchema = v.pipe(integer, v.minValue(1, 'a version of 1 or more'));

/**
 * A match as `/match/range` sends it. `match_time` is the planned kick-off in unix seconds.
 *
 * A server that sends no `version` still works: arrival order counts (M10).
 * A match without score arrays is refused: the specification draws none.
 */
export const matchSchema = v.object({
  id,
  match_time: unixSeconds,
  status_id: matchStatusSchema,
  competition_id: id,
  country_id: optional(integer),
  home_team_id: id,
  away_team_id: id,
  home_scores: scoresSchema,
  away_scores: scoresSchema,
  home_position: v.optional(position),
  away_position: v.optional(position),
  is_hot: withDefault(flag, false),
  odds: withDefault(text, ''),
  stats: withDefault(v.array(teamStatsSchema), []),
  incidents: withDefault(v.array(incidentSchema), []),
  score: optional(liveScoreSchema),
  version: optional(versionSchema),
});

export type Match = v.InferOutput<typeof matchSchema>;
export type MatchId = Match['id'];
