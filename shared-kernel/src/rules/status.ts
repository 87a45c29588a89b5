import type { MatchState } from '../entities/matchState';

/** Whether a match has a score, and so a detail to open (M1, M17). */
export function isScoreShown(state: MatchState): boolean {
  switch (state.kind) {
    case 'live':
    case 'result':
      return true;
    case 'fixture':
      return false;
    case 'off':
      return state.why === 'interrupted' || state.why === 'abandoned';
  }
}

/** Whether it is not played any more, and will not be: what was put off or broken off still may be. */
export function isOver(state: MatchState): boolean {
  switch (state.kind) {
    case 'fixture':
    case 'live':
      return false;
    case 'result':
      return true;
    case 'off':
      return state.why === 'abandoned' || state.why === 'cancelled' || state.why === 'removed';
  }
}

/** A match that was removed is shown nowhere (M1). */
export function isHidden(state: MatchState): boolean {
  return state.kind === 'off' && state.why === 'removed';
}

/** Its day is known, its hour is not. */
export function isUnsettled(state: MatchState): boolean {
  return state.kind === 'off' && state.why === 'toBeDetermined';
}

/** After this long past kick-off a delayed match counts as postponed (M1). */
const POSTPONED_AFTER_SECONDS = 3 * 3600;

export type OtherReason = 'delayed' | 'postponed' | 'interrupted' | 'abandoned' | 'cancelled' | 'toBeDetermined';

type Timed = { state: MatchState; match_time: number };

/**
 * Why a match is in none of the ordinary phases (M1), or `undefined` when it is in one.
 *
 * @param now server time in unix seconds: after three hours a delay becomes a postponement
 */
export function otherReason({ state, match_time }: Timed, now: number): OtherReason | undefined {
  if (state.kind !== 'off' || state.why === 'removed') return undefined;
  return state.why === 'delayed' && now - match_time >= POSTPONED_AFTER_SECONDS ? 'postponed' : state.why;
}
