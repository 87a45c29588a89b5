import * as v from 'valibot';
import { flag, integer, text, unixSeconds } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { type Id, id, idOrNone } from './id';
import { incidentsSchema, winnerSchema } from './incident';
import type { LiveScore, Scores } from './liveScore';
import { matchState } from './matchState';
import { matchStatusSchema } from './matchStatus';
import { filledSide } from './score';
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

/** The fields of a match on the wire. Only id, status, kick-off, teams and scores are required (M19). */
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

/** A match as servers send it. `match_time` is the planned kick-off in unix seconds. */
export type MatchRecord = Omit<v.InferOutput<typeof matchFields>, 'home_scores' | 'away_scores' | 'score'> & {
  home_scores: Scores;
  away_scores: Scores;
  score?: LiveScore | undefined;
};

/**
 * Reads a {@link MatchRecord}.
 *
 * Servers without `version` work too: arrival order counts (M10). A match without score arrays, or without a figure
 * that its status shows, is refused; any other unreadable field is left out alone (M19). Of `score` only the start of
 * the period adds something to the match itself.
 */
export const matchSchema = v.pipe(
  matchFields,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { status_id, home_scores, away_scores, score, ...match } = value;
    const state = matchState(status_id);
    const home = readSide('home_scores', home_scores, state, addIssue);
    const away = home && readSide('away_scores', away_scores, state, addIssue);
    if (!home || !away) return NEVER;
    return {
      ...match,
      state,
      score: { home: filledSide(home), away: filledSide(away) },
      /** The kick-off of the current period in unix seconds; 0: unknown. */
      period_start: score ? periodStartOf(score[4]) : 0,
    };
  }),
);

export type Match = v.InferOutput<typeof matchSchema>;
/** An {@link Id}. */
export type MatchId = Match['id'];
