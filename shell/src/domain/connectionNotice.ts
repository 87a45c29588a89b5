import type { ConnectionState } from 'shared-kernel/contract/connectionState';

export type ConnectionNotice =
  | { kind: 'none' }
  /** `since`: the age of the data, as unix seconds of server time. */
  | { kind: 'lost'; since: number }
  /** The page never had a connection or data, so it has no age to show. */
  | { kind: 'unreached' }
  | { kind: 'back' }
  /** The connection is held, but the site's own source of matches says nothing. `since` as above. */
  | { kind: 'silent'; since: number };

/** When the matches on screen were current, if known. */
type ShownAge = { at: number | undefined; isShown: boolean };

/** When the connection was last held, or first requested. */
export type Held = { isHeld: boolean; wasHeld: boolean; isAsked: boolean; since: number };

export const NEVER_ASKED: Held = { isHeld: false, wasHeld: false, isAsked: false, since: 0 };

/**
 * Folds the connection's states: a loss moves through several retries and give-ups but counts once. Before the first
 * start there is nothing to lose.
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
 * The notice of a loss, with the age of the matches on screen. For a page that shows none, the age is that of the loss,
 * or of the last snapshot that another page loaded.
 */
export function lossOf({ wasHeld, since }: Held, { at, isShown }: ShownAge): ConnectionNotice {
  if (at === undefined) return wasHeld ? { kind: 'lost', since } : { kind: 'unreached' };
  return { kind: 'lost', since: isShown || !wasHeld ? at : Math.max(at, since) };
}

/** The notice that the source is silent, unless there is one of the connection: without that nothing is known of it. */
export function withSilence(notice: ConnectionNotice, silentSince: number | undefined): ConnectionNotice {
  return notice.kind === 'none' && silentSince !== undefined ? { kind: 'silent', since: silentSince } : notice;
}
