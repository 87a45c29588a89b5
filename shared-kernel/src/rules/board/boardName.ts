import type { Match } from '../../entities/match';
import { MatchStatus } from '../../entities/matchStatus';
import { hasOpenOdds } from './hasOpenOdds';
import { byKickOff } from './matchOrder';

/** The boards of the site, each a page of its own; also the values of the query parameter `Board`. */
export const BOARD_NAMES = ['live', 'results', 'fixtures', 'odds'] as const;

export type BoardName = (typeof BOARD_NAMES)[number];

/** Statuses of matches that may still be played but have not started (M4). */
const TO_COME: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.NotStarted,
  MatchStatus.Delayed,
  MatchStatus.ToBeDetermined,
]);

type Drawn = Pick<Match, 'id' | 'match_time' | 'competition_id' | 'status_id' | 'odds' | 'suspended_odds'>;

/** The matches of a window that belong on a board (M4), by kick-off. */
export function drawnOn<M extends Drawn>(board: BoardName, matches: Iterable<M>): M[] {
  return [...matches].filter((match) => belongsOn(board, match)).sort(byKickOff);
}

function belongsOn(board: BoardName, match: Drawn): boolean {
  switch (board) {
    case 'live':
      return true;
    case 'results':
      return match.status_id === MatchStatus.Ended;
    case 'fixtures':
      return TO_COME.has(match.status_id);
    case 'odds':
      return hasOpenOdds(match);
  }
}
