import Fastify from 'fastify';
import { registerHub } from '../hub';
import type { HubOptions } from '../hubOptions';
import type { HubMethod } from '../methods';
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

/** A hub on a free port of this machine, gone at the end of the test. */
export async function startTestHub(options: Partial<HubOptions> = {}) {
  const entries: LogEntry[] = [];
  const line = (level: LogEntry['level']) => (details: object, message: string) => {
    entries.push({ level, message, details });
  };
  const log = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
  const app = Fastify({ trustProxy: 'loopback' });
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
    wsUrl: `${origin.replace('http', 'ws')}/realtime`,
  };
}
