/** How current the screen is. Times are server time in unix seconds. */
export type Level = {
  /** When it last matched the server, if it does not now; `undefined` before the first snapshot. */
  readonly at: number | undefined;
  /** Since when all changes arrive; `undefined` without a connection. */
  readonly heldFrom: number | undefined;
};

export const NOT_LEVEL: Level = { at: undefined, heldFrom: undefined };

/** @param at when the snapshot was requested */
export function afterLoad(level: Level, at: number): Level {
  return { ...level, at };
}

/**
 * A connection keeps a snapshot current that was loaded since it began; an older one may lack changes and keeps its
 * age.
 *
 * @param isUp whether changes arrive from now on
 */
export function afterLink(level: Level, isUp: boolean, now: number): Level {
  const { at, heldFrom } = level;
  if (isUp) return { at, heldFrom: heldFrom ?? now };
  const wasKept = at !== undefined && heldFrom !== undefined && at >= heldFrom;
  return { at: wasKept ? now : at, heldFrom: undefined };
}
