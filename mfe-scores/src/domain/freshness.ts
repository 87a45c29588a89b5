import type { ConnectionState } from 'shared-kernel/contract/connectionState';

/** No answer, or one with nothing readable, such as only broken matches: that is no empty board (M19). */
export type FailureReason = 'unreachable' | 'unreadable';

/** Outcome of the last snapshot. Times are unix seconds of the server; `at`: when the screen matched the server. */
export type SnapshotState =
  | { kind: 'loading' }
  | { kind: 'loaded'; at: number }
  | { kind: 'failed'; why: FailureReason; at: number | undefined; triedAt: number };

/** The realtime connection during this visit to the page. */
export type LinkState = { isUp: boolean; lastUpAt: number | undefined };

/**
 * How current the screen is. A board that never had data differs from one with old data: the first has nothing to show,
 * the second keeps showing it with its age (S17).
 */
export type Freshness =
  | { kind: 'loading' }
  | { kind: 'fresh' }
  | { kind: 'offline'; at: number }
  | { kind: 'failed'; at: number }
  | { kind: 'nothing'; why: FailureReason };

/** The hub starts after the first rows: for this long after a snapshot a missing connection is no loss. */
const STARTING_SECONDS = 10;

/** @param now server time in unix seconds */
export function freshness(snapshot: SnapshotState, link: LinkState, now: number): Freshness {
  if (snapshot.kind === 'loading') return snapshot;
  if (snapshot.kind === 'failed' && snapshot.at === undefined) return { kind: 'nothing', why: snapshot.why };
  const loadedAt = snapshot.at ?? 0;
  const at = Math.max(loadedAt, link.lastUpAt ?? 0);
  if (!link.isUp && (link.lastUpAt !== undefined || now - at > STARTING_SECONDS)) return { kind: 'offline', at };
  if (snapshot.kind === 'loaded') return { kind: 'fresh' };
  // The connection returned after the failure, so its snapshot is on the way: a "Thử lại" would only flash.
  const isOnTheWay = link.lastUpAt !== undefined && link.lastUpAt > snapshot.triedAt;
  return isOnTheWay ? { kind: 'offline', at } : { kind: 'failed', at: loadedAt };
}

/** The next link state. @param now server time of the change */
export function nextLink(link: LinkState, state: ConnectionState, now: number): LinkState {
  const isUp = state.kind === 'connected';
  if (isUp) return { isUp, lastUpAt: now };
  return { isUp, lastUpAt: link.isUp ? now : link.lastUpAt };
}

export function isSameFreshness(one: Freshness, other: Freshness): boolean {
  const detailOf = (some: Freshness) => ('at' in some ? some.at : 'why' in some ? some.why : 0);
  return one.kind === other.kind && detailOf(one) === detailOf(other);
}
