import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { toLiveName } from '../pointers/liveName';
import { devAddress } from './devPointers';

/** Puts what development servers build under our origin, where releases stand otherwise. */
export function proxyDevServers(app: FastifyInstance, servers: Readonly<Record<string, string>>): void {
  for (const [raw, upstream] of Object.entries(servers)) {
    const name = toLiveName(raw);
    if (!name) continue;
    app.register(proxy, {
      prefix: devAddress(name),
      rewritePrefix: '/',
      upstream,
      logLevel: 'error',
      disableRequestLogging: true,
      replyOptions: { rewriteHeaders: (headers) => ({ ...headers, 'cache-control': 'no-store' }) },
    });
  }
}
