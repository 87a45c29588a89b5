import type { FastifyInstance } from 'fastify';
import { createBroadcaster } from './broadcast';
import { createConnections } from './connections';
import { drain } from './drain';
import { type HubOptions, type HubSettings, tickMs, withDefaults } from './hubOptions';
import { registerHubRoutes } from './hubRoutes';
import { invocationRecord } from './messages';
import { createNegotiationGate } from './negotiationGate';
import type { TransportKind } from './transport';

/** The open line to all visitors. */
export interface Hub {
  /** Calls `target` on every client: each that stays connected gets every message once and in order. */
  broadcast(target: string, ...args: unknown[]): void;
  /** Clients that have shaken hands. */
  connectionCount(): number;
  /** The same, by how they are connected; a transport without any is absent. */
  connectionsByTransport(): ReadonlyMap<TransportKind['name'], number>;
  /** All that are remembered: clients that have only negotiated are among them. */
  size(): number;
  /**
   * Lets nobody in any more and sends all clients to other servers, some hundreds a second. Resolves when all are told;
   * it goes on serving them until `close`.
   */
  drain(): Promise<void>;
  /** Tells all clients to come back, and ends their connections within a second. Fastify's close does the same. */
  close(): Promise<void>;
}

/** How long clients have to answer when the hub closes. */
const LAST_WORDS_MS = 1000;

/** Counts time for all connections; after a frozen process a tick counts at most double. */
function startTicking(settings: HubSettings, tick: (elapsedMs: number) => void): () => void {
  const { clock } = settings;
  const interval = tickMs(settings);
  let last = clock.now();
  return clock.every(interval, () => {
    const now = clock.now();
    tick(Math.min(now - last, interval * 2));
    last = now;
  });
}

/** Adds the hub to an app, before the app listens. */
export function registerHub(app: FastifyInstance, options: HubOptions): Hub {
  const settings = withDefaults(options);
  const connections = createConnections(settings);
  const { clock } = settings;
  const { sessions } = connections;
  const gate = createNegotiationGate({ clock, perSecond: settings.negotiationsPerSecond });
  const broadcaster = createBroadcaster({ clock, sessions, onSent: settings.watch.frameSent });
  const stopTicking = startTicking(settings, connections.tick);
  let closing: Promise<void> | null = null;

  async function closeAll(): Promise<void> {
    gate.shut();
    const emptied = connections.emptied();
    for (const session of sessions()) session.close({ allowReconnect: true });
    const stopWaiting = clock.after(LAST_WORDS_MS, () => {
      for (const session of sessions()) session.cut();
    });
    await emptied;
    stopWaiting();
    stopTicking();
  }

  const hub: Hub = {
    broadcast: (target, ...args) => broadcaster.send(invocationRecord(target, args)),
    connectionCount: () => sessions().filter((session) => session.isOpen()).length,
    connectionsByTransport() {
      const counts = new Map<TransportKind['name'], number>();
      for (const session of sessions()) {
        if (session.isOpen()) counts.set(session.transportName, (counts.get(session.transportName) ?? 0) + 1);
      }
      return counts;
    },
    size: connections.size,
    drain() {
      gate.hold();
      return drain(settings, sessions);
    },
    close: () => (closing ??= closeAll()),
  };

  registerHubRoutes(app, { settings, connections, gate });
  app.addHook('preClose', () => hub.close());
  return hub;
}
