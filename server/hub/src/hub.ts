import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createBroadcaster } from './createBroadcaster';
import { createConnections } from './createConnections';
import { createGroups } from './createGroups';
import { createNegotiationGate } from './createNegotiationGate';
import { drain } from './drain';
import { type HubOptions, type HubSettings, tickMs } from './hubOptions';
import { registerHubRoutes } from './hubRoutes';
import { withDefaults } from './hubSettings';
import { invocationRecord } from './messages';
import type { TransportKind } from './transport';

export type { HubCaller } from './methods';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by {@link hubPlugin}, registered here or in an outer scope. */
    hub: Hub;
  }
}

interface HubGroup {
  /** Calls `target` on every client in the group; without any it costs nothing. */
  broadcast(target: string, ...args: unknown[]): void;
  connectionCount(): number;
}

/** The connections to all clients. */
export interface Hub {
  /** Calls `target` on every client: each that stays connected gets every message once and in order. */
  broadcast(target: string, ...args: unknown[]): void;
  /** The clients in a group. Each that stays in it gets every message once and in order. */
  group(name: string): HubGroup;
  /** Number of clients that have completed the handshake. */
  connectionCount(): number;
  /** The same by transport; a transport without clients is absent. */
  connectionsByTransport(): ReadonlyMap<TransportKind['name'], number>;
  /** Number of all connections, including those that have only negotiated. */
  size(): number;
  /**
   * Refuses new clients and sends all others to other servers, some hundreds a second. Resolves when all have their
   * goodbye; the hub serves the rest until `close`.
   */
  drain(): Promise<void>;
  /** Asks all clients to reconnect, and ends their connections within a second. Fastify's close does the same. */
  close(): Promise<void>;
}

/** How long clients have to answer when the hub closes, in milliseconds. */
const CLOSE_GRACE_MS = 1000;

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

function createHub(app: FastifyInstance, options: HubOptions): Hub {
  const settings = withDefaults(options, app.log);
  const connections = createConnections(settings);
  const { clock } = settings;
  const { sessions } = connections;
  const gate = createNegotiationGate({ clock, perSecond: settings.negotiationsPerSecond });
  const broadcaster = createBroadcaster({ clock, sessions, onSent: settings.watch.frameSent });
  const groups = createGroups(settings);
  const stopTicking = startTicking(settings, connections.tick);
  let closing: Promise<void> | null = null;

  async function closeAll(): Promise<void> {
    gate.shut();
    const emptied = connections.emptied();
    for (const session of sessions()) session.close({ allowReconnect: true });
    const stopWaiting = clock.after(CLOSE_GRACE_MS, () => {
      for (const session of sessions()) session.cut();
    });
    await emptied;
    stopWaiting();
    stopTicking();
  }

  const hub: Hub = {
    broadcast: (target, ...args) => broadcaster.send(invocationRecord(target, args)),
    group: (name) => ({
      broadcast: (target, ...args) => groups.broadcast(name, target, args),
      connectionCount: () => groups.connectionCount(name),
    }),
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

  registerHubRoutes(app, { settings, connections, groups, gate });
  app.addHook('preClose', () => hub.close());
  return hub;
}

/**
 * `await app.register(hubPlugin, { path: '/chat' })` answers at that path and adds `app.hub`. A second hub of the same
 * app needs a scope of its own.
 *
 * @throws Error that names the option, what was expected and what came
 */
export const hubPlugin = fastifyPlugin<HubOptions>(
  async (app, options) => {
    if (app.hasDecorator('hub'))
      throw new Error('Expected one hub in a scope: register the other in a scope of its own');
    app.decorate('hub', createHub(app, options));
  },
  { name: 'hub', fastify: '5.x' },
);
