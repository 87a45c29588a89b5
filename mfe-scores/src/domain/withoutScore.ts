import type { MatchState } from 'shared-kernel/entities/matchState';
import { type SideScore, UNCOUNTED } from 'shared-kernel/entities/score';
import type { BoardEntry } from './boardEntry';

const SECOND_HALF: MatchState = { kind: 'live', period: 'secondHalf' };

/** A second half that began at the beginning of time: `90+`. */
const LONG_AGO = 1;

/**
 * A row for who hides scores (M23). All that follows from goals is left out here, once, so that nothing rendered of it can reveal them: scores,
 * corners, events, statistics, prices, highlights, and that there is extra time. Cards stay.
 */
export function withoutScore(entry: BoardEntry): Omit<BoardEntry, 'onShow'> {
  const { match } = entry;
  const { state, score } = match;
  // Only a level match goes on after ninety minutes.
  const goesOn = state.kind === 'live' && (state.period === 'extraTime' || state.period === 'shootout');
  return {
    ...entry,
    marks: undefined,
    match: {
      ...match,
      ...(goesOn && { state: SECOND_HALF, period_start: LONG_AGO }),
      score: { home: cardsOf(score.home), away: cardsOf(score.away) },
      odds: '',
      suspended_odds: '',
      stats: [],
      incidents: [],
    },
  };
}

function cardsOf({ red, yellow }: SideScore): SideScore {
  return { ...UNCOUNTED, red, yellow };
}
