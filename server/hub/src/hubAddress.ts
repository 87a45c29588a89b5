import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The hub's address as configured, whatever the request's spelling. */
    hubAddress?: string;
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const CONSTRAINT = 'hubAddress';

/** Equal for addresses that SignalR's own server treats as the same: it ignores case and a slash at the end. */
function likeness(address = ''): string {
  const [path = ''] = address.split('?');
  return path.replace(/\/$/, '').toLowerCase();
}

/**
 * Handles all methods at an address in any spelling. Fastify compares addresses exactly, unless the whole app is
 * configured otherwise; so there are two routes: the configured address, and any that is like it.
 */
export function serveAt(
  scope: FastifyInstance,
  address: string,
  options: RouteShorthandOptions,
  handle: Handler,
): void {
  if (!scope.hasConstraintStrategy(CONSTRAINT)) addStrategy(scope);
  const hubAddress = scope.prefix + address;
  const all = { ...options, config: { hubAddress } };
  scope.all(address, all, handle);
  scope.all('/*', { ...all, constraints: { [CONSTRAINT]: likeness(hubAddress) } }, handle);
}

function addStrategy(scope: FastifyInstance): void {
  scope.addConstraintStrategy({
    name: CONSTRAINT,
    storage: () => {
      const handlers = new Map();
      return { get: (key) => handlers.get(key) ?? null, set: (key, handler) => void handlers.set(key, handler) };
    },
    validate: () => {},
    deriveConstraint: ({ url }) => likeness(url),
  });
}

/**
 * A value of the query, with its name in any case; undefined when missing. Several become one that means nothing, as on
 * SignalR's own server.
 */
export function queryValue({ query }: FastifyRequest, name: string): string | undefined {
  const values = Object.entries(query ?? {}).flatMap(([key, value]) =>
    key.toLowerCase() === name.toLowerCase() ? [value].flat() : [],
  );
  return values.length === 0 ? undefined : values.join(',');
}
