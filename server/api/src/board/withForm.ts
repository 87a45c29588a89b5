import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { isScoreShown } from 'shared-kernel/rules/status';
import type { Board, BoardMatch } from './createBoard';

/**
 * The matches, and of each that has no score yet the last ended ones of both teams before it, by kick-off; each once.
 *
 * @param most of a team
 */
export function withForm(matches: readonly BoardMatch[], board: Pick<Board, 'select'>, most: number): BoardMatch[] {
  const all = new Map(matches.map((match) => [match.id, match]));
  for (const { match_time, status_id, home_team_id, away_team_id } of matches) {
    if (!WITHOUT_SCORE.has(status_id)) continue;
    const ended = board.select({ ...PAST, to: match_time });
    for (const team of [home_team_id, away_team_id]) {
      const theirs = ended.filter((one) => one.home_team_id === team || one.away_team_id === team);
      for (const one of theirs.slice(Math.max(0, theirs.length - most))) all.set(one.id, one);
    }
  }
  return [...all.values()];
}

const WITHOUT_SCORE: ReadonlySet<number> = new Set(
  Object.values(MatchStatus).filter((status) => !isScoreShown(status)),
);

const PAST = { from: Number.NEGATIVE_INFINITY, statuses: [MatchStatus.Ended], pageSize: Number.POSITIVE_INFINITY };
