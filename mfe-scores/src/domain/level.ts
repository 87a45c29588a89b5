/** How far what is on screen is level with the server. Times are server time in unix seconds. */
export type Level = {
  /** When it last was, unless it is so now; `undefined` before the first snapshot. */
  readonly at: number | undefined;
  /** Since when every change arrives; `undefined` without a connection. */
  readonly heldFrom: number | undefined;
};

export const NOT_LEVEL: Level = { at: undefined, heldFrom: undefined };

/** @param at when the snapshot was asked for */
export function afterLoad(level: Level, at: number): Level {
  return { ...level, at };
}

/**
 * A connection keeps level what was loaded since it began; what was loaded before may lack changes, and stays as old as it is.
 *
 * @param isUp whether changes arrive from now on
 */
export function afterLink(level: Level, isUp: boolean, now: number): Level {
  const { at, heldFrom } = level;
  if (isUp) return { at, heldFrom: heldFrom ?? now };
  const wasKept = at !== undefined && heldFrom !== undefined && at >= heldFrom;
  return { at: wasKept ? now : at, heldFrom: undefined };
}
