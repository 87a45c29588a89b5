/**
 * How long a `debugger` statement held the page, in milliseconds: next to nothing, unless developer tools are open,
 * whose debugger then stands still at it. It is the one sign that ordinary life cannot imitate: windows change their
 * size, and a console is also read by a browser that a program drives.
 */
export function pausedMs(now: () => number): number {
  const before = now();
  // biome-ignore lint/suspicious/noDebugger: here it is the measurement, not a leftover.
  debugger;
  return now() - before;
}
