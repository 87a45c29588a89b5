import * as v from 'valibot';
import { decode, type Report } from '../decode/decode';
import { text, unixSeconds } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { id } from '../entities/id';
import { incidentsSchema } from '../entities/incident';
import { listingSchema } from '../entities/listing';
import type { LiveScore } from '../entities/liveScore';
import { versionSchema } from '../entities/match';
import { matchStateSchema } from '../entities/matchState';
import { readPushedScore, scoreList } from '../entities/scoreFields';
import { statsSchema } from '../entities/teamStats';

/** The hub event with a match's change, as one JSON text (M11). */
export const UPDATE_EVENT = 'UpdateScoreIncident';

/** The required part of the array `score`; the match id in front repeats `match_id`. */
const scoreFields = v.tupleWithRest(
  [v.unknown(), secondary('score.1', matchStateSchema), scoreList, scoreList],
  v.unknown(),
);

/**
 * A match's whole changeable state, so that a lost older message loses nothing (M11). Other servers send only the first
 * three fields. Only match and scores are required (M19).
 */
const pushedUpdateSchema = v.pipe(
  v.object({
    match_id: id,
    score: scoreFields,
    incidents: secondary('incidents', incidentsSchema),
    version: secondary('version', versionSchema),
    match_time: secondary('match_time', unixSeconds),
    stats: secondary('stats', statsSchema),
    odds: secondary('odds', text),
    suspended_odds: v.optional(secondary('suspended_odds', text)),
    listing: v.optional(secondary('listing', listingSchema)),
    home_team: secondary('home_team', text),
    away_team: secondary('away_team', text),
    competition_name: secondary('competition_name', text),
  }),
  v.rawTransform(({ dataset: { value: update }, addIssue, NEVER }) => {
    const [, ...pushed] = update.score;
    const score = readPushedScore(pushed, 'score.2', 'score.3', addIssue);
    return score ? { ...update, score } : NEVER;
  }),
);

/** A change as it was pushed: unreadable parts are missing, and known values stay (`rules/foldMatch`). */
export type PushedUpdate = v.InferOutput<typeof pushedUpdateSchema>;

/** A change with the complete score, as our servers send it. */
export type MatchUpdate = Omit<PushedUpdate, 'score'> & { score: LiveScore };

/**
 * Reads one hub message.
 *
 * @param report receives the fields that were left out
 * @throws DecodeError when it is no JSON text or not an update
 */
export function decodeMatchUpdate(message: unknown, report?: Report): PushedUpdate {
  return decode(pushedUpdateSchema, typeof message === 'string' ? parsed(message) : message, UPDATE_EVENT, report);
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    // Not JSON: decoding the text itself produces the error that shows it.
    return message;
  }
}
