import * as v from 'valibot';
import { decode } from '../decode/decode';
import { id, optional, text, unixSeconds } from '../decode/fields';
import { incidentSchema } from '../entities/incident';
import { liveScoreSchema } from '../entities/liveScore';
import { versionSchema } from '../entities/match';
import { teamStatsSchema } from '../entities/teamStats';

/** The hub event that carries a match's change, as one JSON text (M11). */
export const UPDATE_EVENT = 'UpdateScoreIncident';

/**
 * A match's whole changeable state, so that a lost older message loses nothing (M11).
 * Other servers send only the first three fields.
 */
const matchUpdateSchema = v.object({
  match_id: id,
  score: liveScoreSchema,
  incidents: optional(v.array(incidentSchema)),
  version: optional(versionSchema),
  match_time: optional(unixSeconds),
  stats: optional(v.array(teamStatsSchema)),
  odds: optional(text),
  home_team: optional(text),
  away_team: optional(text),
  competition_name: optional(text),
});

export type MatchUpdate = v.InferOutput<typeof matchUpdateSchema>;

/**
 * Reads one hub message.
 *
 * @throws DecodeError when it is no JSON text or not an update
 */
export function decodeMatchUpdate(message: unknown): MatchUpdate {
  return decode(matchUpdateSchema, typeof message === 'string' ? parsed(message) : message, UPDATE_EVENT);
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    // Not JSON: decoding the text itself gives the message that says what came.
    return message;
  }
}
