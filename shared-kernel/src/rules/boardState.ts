import type { BoardState, FailureReason } from '../contract/matches';

/** Outcome of the last snapshot. Times are unix seconds of the server; `at`: when it matched the server. */
export type SnapshotState =
  | { kind: 'loading' }
  | { kind: 'loaded'; at: number }
  | { kind: 'failed'; why: FailureReason; at: number | undefined; triedAt: number };

/** How current the matches are. */
export type Freshness = {
  /** When they last matched the server, if they do not now; `undefined` before the first snapshot. */
  readonly at: number | undefined;
  /** Since when all changes arrive; `undefined` without a connection. */
  readonly heldFrom: number | undefined;
  /** There has been a connection. */
  readonly wasHeld: boolean;
};

export const NEVER_FRESH: Freshness = { at: undefined, heldFrom: undefined, wasHeld: false };

/** @param at when the snapshot was requested */
export function afterLoad(freshness: Freshness, at: number): Freshness {
  return { ...freshness, at };
}

/**
 * A connection keeps a snapshot current that was loaded since it began; an older one may lack changes and keeps its
 * age.
 *
 * @param isUp whether changes arrive from now on
 */
export function afterLink(freshness: Freshness, isUp: boolean, now: number): Freshness {
  const { at, heldFrom, wasHeld } = freshness;
  if (isUp) return { at, heldFrom: heldFrom ?? now, wasHeld: true };
  const wasKept = at !== undefined && heldFrom !== undefined && at >= heldFrom;
  return { at: wasKept ? now : at, heldFrom: undefined, wasHeld };
}

/** The hub starts after the first rows: for this long after a snapshot a missing connection is no loss. */
const STARTING_SECONDS = 10;

/** @param now server time in unix seconds */
export function boardState(snapshot: SnapshotState, { at, heldFrom, wasHeld }: Freshness, now: number): BoardState {
  if (snapshot.kind === 'loading') return snapshot;
  if (snapshot.kind === 'failed' && snapshot.at === undefined) return { kind: 'failed', why: snapshot.why };
  const since = at ?? snapshot.at ?? 0;
  const isLost = heldFrom === undefined && (wasHeld || now - since > STARTING_SECONDS);
  if (isLost) return { kind: 'behind', since, isOffline: true };
  if (snapshot.kind === 'loaded') return { kind: 'inSync' };
  // The connection returned after the failure, so its snapshot is on the way: a "Thử lại" would only flash.
  const isOnTheWay = heldFrom !== undefined && heldFrom > snapshot.triedAt;
  return { kind: 'behind', since: snapshot.at ?? since, isOffline: isOnTheWay };
}

export function isSameState(one: BoardState, other: BoardState): boolean {
  const detailOf = (some: BoardState) =>
    some.kind === 'behind' ? `${some.since} ${some.isOffline}` : some.kind === 'failed' ? some.why : '';
  return one.kind === other.kind && detailOf(one) === detailOf(other);
}
