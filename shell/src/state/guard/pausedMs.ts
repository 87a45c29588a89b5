/**
 * How long a `debugger` statement paused the page, in milliseconds: close to 0 unless developer tools are open. It is
 * the one sign without false alarms: windows are resized for other reasons, and automated browsers also read the
 * console.
 */
export function pausedMs(now: () => number): number {
  const before = now();
  // biome-ignore lint/suspicious/noDebugger: here it is the measurement, not a leftover.
  debugger;
  return now() - before;
}
