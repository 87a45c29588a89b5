import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { Clock } from '../clock';
import { hubPlugin } from '../hub';
import type { HubOptions } from '../hubOptions';
import type { HubMethod } from '../methods';
import type { TransportKind } from '../transport';
import { afterTest } from './afterTest';
import type { FakeClock } from './createFakeClock';

interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: object;
}

/** The product's hub has no methods; these let a client receive its own messages. */
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

type TestOptions = Partial<HubOptions> & Pick<FastifyServerOptions, 'trustProxy'> & { clock?: Clock | FakeClock };

/** A hub on a free port of this machine, closed at the end of the test. */
export async function startTestHub({ trustProxy = ['loopback'], ...options }: TestOptions = {}) {
  const entries: LogEntry[] = [];
  const line = (level: LogEntry['level']) => (details: object, message: string) => {
    entries.push({ level, message, details });
  };
  const cutReaders: TransportKind['name'][] = [];
  const watch = { frameSent: () => {}, slowReaderCut: (name: TransportKind['name']) => void cutReaders.push(name) };
  const log = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
  const app = Fastify({ trustProxy, forceCloseConnections: true });
  const sockets = new Set<Socket>();
  const transports: string[] = [];
  const waiting = new Set<ServerResponse>();
  const posts = new Set<ServerResponse>();
  app.server.on('connection', (socket: Socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET') transports.push(transportOf(request));
  });
  app.addHook('onRequest', async ({ method }, { raw }) => {
    if (method === 'GET') waiting.add(raw.once('close', () => waiting.delete(raw)));
    if (method === 'POST') posts.add(raw.once('close', () => posts.delete(raw)));
  });
  await app.register(hubPlugin, { path: '/realtime', log, methods, watch, ...options });
  const { hub } = app;
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  async function stop() {
    const closed = hub.close();
    // The time for goodbyes runs on the test's clock.
    if (options.clock && 'advance' in options.clock) options.clock.advance(5_000);
    await closed;
    await app.close();
  }
  afterTest(stop);
  return {
    hub,
    app,
    entries,
    /** The transports of readers that were cut as too slow. */
    cutReaders,
    stop,
    origin,
    url: `${origin}/realtime`,
    /** The transports of the clients so far, each once. */
    transportsUsed: () => [...new Set(transports)],
    /** GET requests without an answer. */
    waitingCount: () => [...waiting].filter(({ writableEnded }) => !writableEnded).length,
    /** Open network connections. */
    lineCount: () => sockets.size,
    waitingPosts: () => posts.size,
    /** GET requests so far. */
    getCount: () => transports.length,
    /** Breaks all connections of all clients. */
    breakLines() {
      for (const socket of sockets) socket.destroy();
    },
    wsUrl: `${origin.replace('http', 'ws')}/realtime`,
  };
}
