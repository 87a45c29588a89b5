import type { Match } from '../../entities/match';
import { isBettingOpen } from '../isBettingOpen';
import { parseOdds, pricesOf } from '../odds';
import { byKickOff } from './matchOrder';

/** The boards of the site, each a page of its own; also the values of the query parameter `Board`. */
export const BOARD_NAMES = ['live', 'results', 'fixtures', 'odds'] as const;

export type BoardName = (typeof BOARD_NAMES)[number];

type Shown = Pick<Match, 'id' | 'match_time' | 'competition_id' | 'state' | 'odds' | 'suspended_odds'>;

/** The matches of a window that belong on a board (M4), by kick-off. */
export function shownOn<M extends Shown>(board: BoardName, matches: Iterable<M>): M[] {
  return [...matches].filter((match) => belongsOn(board, match)).sort(byKickOff);
}

function belongsOn(board: BoardName, match: Shown): boolean {
  switch (board) {
    case 'live':
      return true;
    case 'results':
      return match.state.kind === 'result';
    case 'fixtures':
      return isToCome(match);
    case 'odds':
      return hasOpenOdds(match);
  }
}

/** A match that may still be played but has not started (M4). */
function isToCome({ state }: Shown): boolean {
  return (
    state.kind === 'fixture' || (state.kind === 'off' && (state.why === 'delayed' || state.why === 'toBeDetermined'))
  );
}

/** Whether the odds page shows a match: betting is still open, be it suspended, and some market has a price. */
export function hasOpenOdds({
  state,
  odds,
  suspended_odds = '',
}: Pick<Match, 'state' | 'odds' | 'suspended_odds'>): boolean {
  return isBettingOpen(state) && (hasPrice(odds) || hasPrice(suspended_odds));
}

function hasPrice(text: string): boolean {
  return Object.values(pricesOf(parseOdds(text))).some((price) => price !== undefined);
}
