import { readTrustedProxies, TRUSTED_PROXIES_EXPECTED } from 'server-shared/config/trustedProxies';
import { type Environment, readVariables, VariableError } from 'server-shared/config/variables';

/** The operator's settings of the hub. */
export interface HubConfig {
  readonly maxConnectionsPerAddress: number;
  readonly pollTimeoutMs: number;
  /**
   * Which proxies to trust for a client's address, for Fastify's `trustProxy`: networks, or a function of an address
   * and its number of hops. Too much trust lets a visitor invent an address for each request.
   */
  readonly trustProxy: string[] | ((address: string, hop: number) => boolean);
  /** Whether SIGTERM sends clients away at a pace, which takes up to half a minute. */
  readonly drain: boolean;
}

/** Only `delivery` on this machine; any other peer is the client itself. */
const THIS_MACHINE = ['loopback'];

/** @throws VariableError that names the variable, what was expected and what came */
export function readHubConfig(env: Environment): HubConfig {
  const read = readVariables(env);
  return {
    maxConnectionsPerAddress: read.integer('HUB_CONNECTIONS_PER_ADDRESS', { from: 1, to: 1_000_000 }) ?? 200,
    pollTimeoutMs: (read.integer('HUB_POLL_SECONDS', { from: 1, to: 90 }) ?? 50) * 1000,
    trustProxy: readTrust(read.text('TRUST_PROXY')),
    drain: read.oneOf('DRAIN', ['0', '1']) === '1',
  };
}

function readTrust(text: string | undefined): HubConfig['trustProxy'] {
  if (text === undefined) return THIS_MACHINE;
  const proxies = readTrustedProxies(text);
  switch (proxies?.kind) {
    case 'count':
      return (_address, hop) => hop < proxies.count;
    case 'networks':
      return [...proxies.names];
    case undefined:
      throw new VariableError('TRUST_PROXY', TRUSTED_PROXIES_EXPECTED, JSON.stringify(text));
  }
}
