import { type Environment, readEnvironment } from 'server-shared/config/environment';
import { oneOf, wholeNumber } from 'server-shared/config/fields';
import { trustedProxies } from 'server-shared/config/trustedProxies';
import * as v from 'valibot';

/** The operator's settings of the hub. */
const environmentSchema = v.object({
  HUB_CONNECTIONS_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '200'),
  HUB_POLL_SECONDS: v.optional(wholeNumber(1, 90), '50'),
  // Only `delivery` on this machine; any other peer is the client itself.
  TRUST_PROXY: v.optional(trustedProxies(), 'loopback'),
  /** Whether SIGTERM sends clients away at a pace, which takes up to half a minute. */
  DRAIN: v.optional(oneOf(['0', '1']), '0'),
});

export type HubConfig = ReturnType<typeof readHubConfig>;

/** @throws VariableError that names the variable, what was expected and what came */
export function readHubConfig(env: Environment) {
  const given = readEnvironment(environmentSchema, env);
  return {
    maxConnectionsPerAddress: given.HUB_CONNECTIONS_PER_ADDRESS,
    pollTimeoutMs: given.HUB_POLL_SECONDS * 1000,
    trustProxy: given.TRUST_PROXY,
    drain: given.DRAIN === '1',
  };
}
