import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The hub's address as it is set up, however a request spells it. */
    hubAddress?: string;
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const CONSTRAINT = 'hubAddress';

/** Equal for addresses that SignalR's own server takes for the same: neither case nor a slash at the end counts. */
function likeness(address = ''): string {
  const [path = ''] = address.split('?');
  return path.replace(/\/$/, '').toLowerCase();
}

/**
 * Answers all methods at an address, however a request spells it. Fastify compares addresses letter by letter, unless all of
 * an app's are to be compared otherwise; so there are two routes: the address as it is set up, and any that is like it.
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
 * A value of the query, under its name in any case; undefined when there is none. Several become one that means nothing, as on
 * SignalR's own server.
 */
export function queryValue({ query }: FastifyRequest, name: string): string | undefined {
  const values = Object.entries(query ?? {}).flatMap(([key, value]) =>
    key.toLowerCase() === name.toLowerCase() ? [value].flat() : [],
  );
  return values.length === 0 ? undefined : values.join(',');
}
