import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { isScoreShown } from 'shared-kernel/rules/status';
import type { Board, BoardMatch } from './createBoard';

/**
 * A match, and, where it has no score yet, the last ended ones of both teams before it, by kick-off; each once.
 *
 * @param most of a team
 */
export function withForm(match: BoardMatch, board: Pick<Board, 'select'>, most: number): BoardMatch[] {
  if (most === 0 || !WITHOUT_SCORE.has(match.status_id)) return [match];
  const ended = board.select({ ...PAST, to: match.match_time });
  const teams = [match.home_team_id, match.away_team_id];
  return [...new Set([match, ...teams.flatMap((team) => lastOf(team, ended, most))])];
}

/** Goes back from the kick-off, and no farther than it must. */
function lastOf(team: number, ended: readonly BoardMatch[], most: number): BoardMatch[] {
  const last: BoardMatch[] = [];
  for (let at = ended.length - 1; at >= 0 && last.length < most; at--) {
    const one = ended[at];
    if (one && (one.home_team_id === team || one.away_team_id === team)) last.push(one);
  }
  return last.reverse();
}

const WITHOUT_SCORE: ReadonlySet<number> = new Set(
  Object.values(MatchStatus).filter((status) => !isScoreShown(matchState(status))),
);

const PAST = { from: Number.NEGATIVE_INFINITY, statuses: [MatchStatus.Ended], pageSize: Number.POSITIVE_INFINITY };
