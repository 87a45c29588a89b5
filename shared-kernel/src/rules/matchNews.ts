import type { Incident } from '../entities/incident';
import type { Match, MatchId } from '../entities/match';
import { UNCOUNTED_SCORE } from '../entities/score';
import type { ChangeEntry } from '../protocol/lanes';
import { foldScore, type ScoreState } from './foldScore';

/** What the hub told of a match's football, whether some page has the match or not. */
export type MatchNews = Readonly<ScoreState> & {
  readonly match_id: MatchId;
  /** All of them, if known. */
  readonly incidents?: Incident[] | undefined;
  /** The newest, where the list is unknown. */
  readonly newest?: Incident[] | undefined;
  readonly version?: number | undefined;
  readonly match_time?: number | undefined;
  readonly home_team?: string | undefined;
  readonly away_team?: string | undefined;
  readonly competition_name?: string | undefined;
};

export type NewsNames = Pick<MatchNews, 'home_team' | 'away_team' | 'competition_name'>;

/** @param version of its football */
export function newsOfMatch(match: Match, version: number | undefined, names: NewsNames): MatchNews {
  const { id, state, score, period_start, incidents, match_time } = match;
  const { home_team, away_team, competition_name } = names;
  return {
    ...{ match_id: id, state, score, period_start, incidents },
    ...{ version, match_time, home_team, away_team, competition_name },
  };
}

/** Of a match that is not known: what stands by itself, which is enough for a toast. */
export function newsOfStranger(entry: ChangeEntry): MatchNews[] {
  if (!entry.lane) return [];
  const { id, version, score, incidents, match_time } = entry;
  if (!score?.state) return [];
  const nothing = { state: score.state, score: UNCOUNTED_SCORE, period_start: 0 };
  const told = { ...foldScore(nothing, score), match_id: id, newest: incidents?.add, version, match_time };
  return [{ ...told, ...namesIn([entry]) }];
}

/** The names that the changes of one match bring. */
export function namesIn(entries: readonly ChangeEntry[]): NewsNames {
  const [home_team, away_team, competition_name] =
    entries.flatMap((entry) => (entry.lane && entry.names ? [entry.names] : [])).at(-1) ?? [];
  return { home_team, away_team, competition_name };
}
