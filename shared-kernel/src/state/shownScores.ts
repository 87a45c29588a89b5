import { toId } from '../entities/id';
import type { MatchId } from '../entities/match';
import { attempt } from '../storage/attempt';

type Visit = Pick<Window, 'sessionStorage'>;

const KEY = 'tyso.shown_scores';

/**
 * The matches whose scores a visitor who hides scores has asked to see in this visit, reloads included (M23): remotes keep them, and the
 * shell reads them with each event. None where the storage is blocked or damaged.
 */
export function shownScores(window: Visit): ReadonlySet<MatchId> {
  const stored: unknown = attempt(() => JSON.parse(window.sessionStorage.getItem(KEY) ?? ''));
  return new Set(Array.isArray(stored) ? stored.flatMap((id) => toId(id) ?? []) : []);
}

/** Keeps them, if the browser lets us. */
export function keepShownScores(window: Visit, ids: ReadonlySet<MatchId>): void {
  attempt(() => window.sessionStorage.setItem(KEY, JSON.stringify([...ids])));
}
