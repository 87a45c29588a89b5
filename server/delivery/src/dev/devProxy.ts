import type { FastifyInstance } from 'fastify';
import { toLiveName } from 'server-shared/releases/liveName';
import { forward } from '../http/proxy/forward';
import { createUpstream } from '../http/proxy/upstream';
import { devAddress } from './devPointers';

const PATIENCE_MS = 60_000;

/** Serves the builds of development servers under our origin, in place of releases. */
export function proxyDevServers(app: FastifyInstance, servers: Readonly<Record<string, string>>): void {
  for (const [raw, origin] of Object.entries(servers)) {
    const liveName = toLiveName(raw);
    if (!liveName) continue;
    const prefix = devAddress(liveName);
    app.register(async (scope) => {
      forward(scope, {
        prefix,
        upstream: createUpstream(origin, PATIENCE_MS),
        name: 'development server',
        addressOf: (url) => url.slice(prefix.length) || '/',
        headers: { 'cache-control': 'no-store' },
      });
    });
  }
}
