import type { Socket } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { registerHub } from '../hub';
import type { HubOptions } from '../hubOptions';
import type { HubMethod } from '../methods';
import type { TransportKind } from '../transport';
import { afterTest } from './afterTest';

interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: object;
}

/** The product's hub has no methods; these let a client see its own messages come back. */
const methods: Record<string, HubMethod> = {
  Echo: (_caller, value) => value,
  ConnectionId: ({ connectionId }) => connectionId,
  Nothing: () => undefined,
  Circular: () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    return circular;
  },
  Fail: () => {
    throw new Error('the secret reason');
  },
  CloseMe: (caller, allowReconnect) => caller.close(allowReconnect === true ? { allowReconnect } : {}),
};

function transportOf({ headers }: FastifyRequest): TransportKind['name'] {
  if (headers.upgrade === 'websocket') return 'WebSockets';
  return headers.accept?.includes('text/event-stream') ? 'ServerSentEvents' : 'LongPolling';
}

/** A hub on a free port of this machine, gone at the end of the test. */
export async function startTestHub(options: Partial<HubOptions> = {}) {
  const entries: LogEntry[] = [];
  const line = (level: LogEntry['level']) => (details: object, message: string) => {
    entries.push({ level, message, details });
  };
  const log = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
  const app = Fastify({ trustProxy: 'loopback', forceCloseConnections: true });
  const sockets = new Set<Socket>();
  const transports: string[] = [];
  app.server.on('connection', (socket: Socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET') transports.push(transportOf(request));
  });
  const hub = registerHub(app, { path: '/realtime', allowedOrigins: 'same-host', log, methods, ...options });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = () => app.close();
  afterTest(stop);
  return {
    hub,
    app,
    entries,
    stop,
    origin,
    url: `${origin}/realtime`,
    /** What clients connected with, each once. */
    transportsUsed: () => [...new Set(transports)],
    /** Ends all connections of all clients, as a network does. */
    breakLines() {
      for (const socket of sockets) socket.destroy();
    },
    wsUrl: `${origin.replace('http', 'ws')}/realtime`,
  };
}
