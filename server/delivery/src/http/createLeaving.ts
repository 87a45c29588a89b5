import type { Duplex } from 'node:stream';

/** A balancer looks each second, and believes the second refusal. */
const NOTICE_MS = 3_000;

/** 750 a second, as the hub: the other servers get these visitors at once. */
const LINES_PER_STEP = 75;
const STEP_MS = 100;

/** A server that leaves its visitors to others first, so that its end fails no request of theirs. */
export type Leaving = ReturnType<typeof createLeaving>;

/** @param pause waits this many milliseconds */
export function createLeaving(pause: (ms: number) => Promise<unknown>) {
  const lines = new Set<Duplex>();
  let isLeaving = false;
  return {
    /** Whether a balancer should send nobody here any more. */
    isLeaving: () => isLeaving,
    /** Knows a visitor's line, which the HTTP server no longer knows, until it closes. */
    keep(line: Duplex): void {
      lines.add(line);
      line.once('close', () => lines.delete(line));
    },
    /** Waits until balancers know, then closes the lines one after the other; visitors come back over other servers. */
    async leave(): Promise<void> {
      isLeaving = true;
      await pause(NOTICE_MS);
      const open = [...lines];
      while (open.length > 0) {
        for (const line of open.splice(0, LINES_PER_STEP)) line.destroy();
        await pause(STEP_MS);
      }
    },
    /** Closes all lines at once. */
    drop(): void {
      for (const line of lines) line.destroy();
    },
  };
}
