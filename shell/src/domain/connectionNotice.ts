import type { ConnectionState } from 'shared-kernel/contract/connectionState';

/** What the page says about its connection. */
export type ConnectionNotice =
  | { kind: 'none' }
  /** `since` is server time in unix seconds: how old the data is. */
  | { kind: 'lost'; since: number }
  /** There never was a connection nor any data, so there is no age to tell. */
  | { kind: 'unreached' }
  | { kind: 'back' };

/** How old the matches on screen are, as far as they say it. */
type ShownAge = { at: number | undefined; isShown: boolean };

/** The history that matters: when a connection was last held, or first asked for. */
export type Held = { isHeld: boolean; wasHeld: boolean; isAsked: boolean; since: number };

export const NEVER_ASKED: Held = { isHeld: false, wasHeld: false, isAsked: false, since: 0 };

/**
 * Folds the connection's states: retries and give-ups move through several of them, but the connection was lost once. Before the first start there is nothing to miss.
 */
export function heldAfter(before: Held, state: ConnectionState): Held {
  if (state.kind === 'connected') return { isHeld: true, wasHeld: true, isAsked: true, since: state.since };
  if (before.isHeld || !before.isAsked) {
    const isAsked = before.isAsked || state.kind !== 'disconnected';
    return { isHeld: false, wasHeld: before.wasHeld, isAsked, since: state.since };
  }
  return before;
}

/**
 * What is said of a loss: how old the matches on screen are. A page that shows none has missed news since the loss, or since
 * the last snapshot that another page has loaded.
 */
export function lossOf({ wasHeld, since }: Held, { at, isShown }: ShownAge): ConnectionNotice {
  if (at === undefined) return wasHeld ? { kind: 'lost', since } : { kind: 'unreached' };
  return { kind: 'lost', since: isShown || !wasHeld ? at : Math.max(at, since) };
}
