import { isIP } from 'node:net';
import { type Environment, readVariables, VariableError } from '../process/variables';

/** What an operator decides about the hub. */
export interface HubConfig {
  readonly maxConnectionsPerAddress: number;
  readonly pollTimeoutMs: number;
  /**
   * Whose word about a client's address counts, for Fastify's `trustProxy`: networks, or a function of an address and
   * how many proxies stand behind it. Too much trust lets a visitor make up an address for each request.
   */
  readonly trustProxy: string[] | ((address: string, hop: number) => boolean);
  /** Whether SIGTERM sends clients away at a pace, which takes up to half a minute. */
  readonly drain: boolean;
}

/** Only `delivery` on this machine; whoever else connects is the client. */
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
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  const names = text.split(',').map((name) => name.trim());
  if (names.every(isNetwork)) return names;
  throw new VariableError(
    'TRUST_PROXY',
    'a number of proxies up to 9, or a list such as loopback,10.0.0.0/8',
    JSON.stringify(text),
  );
}

/** An address, a range, or one of the names that the server knows. */
function isNetwork(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const [address = '', bits, ...more] = name.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
