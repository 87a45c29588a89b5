import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Connections } from './createConnections';
import { createEndpoint } from './createEndpoint';
import type { Groups } from './createGroups';
import { createNegotiation } from './createNegotiation';
import type { NegotiationGate } from './createNegotiationGate';
import { serveAt } from './hubAddress';
import type { HubSettings } from './hubOptions';
import { corsHeaders, isAllowedOrigin } from './origin';
import { routeUpgrades } from './upgrades';

interface Deps {
  readonly settings: HubSettings;
  readonly connections: Connections;
  readonly groups: Groups;
  readonly gate: NegotiationGate;
}

/** Addresses contain tokens, so the log leaves them out. */
const ROUTE = {
  logLevel: 'warn',
  logSerializers: { req: ({ method, ip }: FastifyRequest) => ({ method, ip }) },
  exposeHeadRoute: false,
} as const;

/** The hub's two addresses, with the checks that every request on them passes first. */
export function registerHubRoutes(app: FastifyInstance, { settings, connections, groups, gate }: Deps): void {
  const { path, allowedOrigins } = settings;
  routeUpgrades(app);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Handlers read bodies themselves, after the checks.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.addHook('onRequest', async (request, reply) => {
      if (!isAllowedOrigin(request, allowedOrigins)) {
        return reply.code(403).header('vary', 'Origin').type('text/plain').send('Origin not allowed');
      }
      reply.headers(corsHeaders(request));
      if (request.method === 'OPTIONS') return reply.code(204).send();
    });

    serveAt(scope, `${path}/negotiate`, ROUTE, createNegotiation(settings, connections, gate));
    serveAt(scope, path, ROUTE, createEndpoint({ settings, connections, groups, gate }));
  });
}
