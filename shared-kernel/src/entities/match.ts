import * as v from 'valibot';
import { flag, integer, text, unixSeconds } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { filledScores } from '../rules/readScores';
import { type Id, id, idOrNone } from './id';
import { incidentsSchema, winnerSchema } from './incident';
import type { LiveScore } from './liveScore';
import { matchStatusSchema } from './matchStatus';
import { periodStartOf, readSide, scoreList } from './scoreFields';
import { statsSchema } from './teamStats';

const NO_POSITION: ReadonlySet<unknown> = new Set(['', '0', 0, null]);

/** A league rank comes as a number or a text, empty or 0 when there is none. */
const position = v.pipe(
  v.unknown(),
  v.transform((raw) => (NO_POSITION.has(raw) ? undefined : raw)),
  v.optional(integer),
);

/** Grows with each change of a match (M10). */
export const versionSchema = v.pipe(integer, v.minValue(1, 'a version of 1 or more'));

/** For a match with an unreadable competition; no id is the empty text. */
export const NO_COMPETITION = '';

/** The fields of a match. Only id, status, kick-off, teams and scores are required (M19). */
export const matchFields = v.object({
  id,
  match_time: unixSeconds,
  status_id: matchStatusSchema,
  competition_id: secondary<Id>('competition_id', id, NO_COMPETITION),
  country_id: secondary('country_id', idOrNone),
  home_team_id: id,
  away_team_id: id,
  home_scores: scoreList,
  away_scores: scoreList,
  /** 1 home, 2 away: of a shoot-out whose kicks are not known. */
  shootout_winner: v.optional(secondary('shootout_winner', winnerSchema)),
  home_position: secondary('home_position', position),
  away_position: secondary('away_position', position),
  is_hot: secondary('is_hot', flag, false),
  odds: secondary('odds', text, ''),
  /** The markets that are suspended, with their last prices, in the text of `odds`, which lacks them meanwhile (M12). */
  suspended_odds: v.optional(secondary('suspended_odds', text)),
  stats: secondary('stats', statsSchema, []),
  incidents: secondary('incidents', incidentsSchema, []),
  score: secondary('score', scoreList),
  version: secondary('version', versionSchema),
});

/**
 * A match as `/match/range` sends it. `match_time` is the planned kick-off in unix seconds.
 *
 * Servers without `version` work too: arrival order counts (M10). A match without score arrays, or without a figure
 * that its status shows, is refused; any other unreadable field is left out alone (M19). Of `score` only the start of
 * the period adds something to the match itself.
 */
export const matchSchema = v.pipe(
  matchFields,
  v.rawTransform(({ dataset: { value: match }, addIssue, NEVER }) => {
    const { id, status_id } = match;
    const home = readSide('home_scores', match.home_scores, status_id, addIssue);
    const away = home && readSide('away_scores', match.away_scores, status_id, addIssue);
    if (!home || !away) return NEVER;
    const [home_scores, away_scores] = [filledScores(home), filledScores(away)];
    const score: LiveScore | undefined = match.score && [
      id,
      status_id,
      home_scores,
      away_scores,
      periodStartOf(match.score),
    ];
    return { ...match, home_scores, away_scores, score };
  }),
);

export type Match = v.InferOutput<typeof matchSchema>;
/** An {@link Id}. */
export type MatchId = Match['id'];
