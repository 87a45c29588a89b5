import type { Duplex } from 'node:stream';

/** A balancer looks each second, and believes the second refusal. */
const NOTICE_MS = 3_000;

/** 750 a second, as the hub: the other servers get these visitors at once. */
const SOCKETS_PER_STEP = 75;
const STEP_MS = 100;

/** Empties a server of connections before it ends, so that its end fails no request. */
export type ConnectionDrain = ReturnType<typeof createConnectionDrain>;

/** @param pause waits this many milliseconds */
export function createConnectionDrain(pause: (ms: number) => Promise<unknown>) {
  const sockets = new Set<Duplex>();
  let isDraining = false;
  return {
    /** Whether a balancer should send nobody here any more. */
    isDraining: () => isDraining,
    /** Knows an upgraded socket, which the HTTP server no longer knows, until it closes. */
    track(socket: Duplex): void {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    /** Waits until balancers know, then closes the sockets in steps; visitors come back over other servers. */
    async begin(): Promise<void> {
      isDraining = true;
      await pause(NOTICE_MS);
      const open = [...sockets];
      while (open.length > 0) {
        for (const socket of open.splice(0, SOCKETS_PER_STEP)) socket.destroy();
        await pause(STEP_MS);
      }
    },
    closeAll(): void {
      for (const socket of sockets) socket.destroy();
    },
  };
}
