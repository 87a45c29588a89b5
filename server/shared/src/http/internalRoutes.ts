import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Who may ask what is not for visitors. */
export type Inside = {
  /** The servers' common one; without it nobody may. */
  readonly token: string | undefined;
  /** Names with a dot by which this server is asked. */
  readonly hosts: readonly string[];
};

/**
 * Whether a request came through a proxy, from a page, or by a name that is not this server's: a page can lead its own name to any
 * address. An address and a name without a dot are nobody's of the Web.
 */
export function isFromOutside({ headers }: Pick<FastifyRequest, 'headers'>, hosts: readonly string[] = []): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.origin !== undefined) return true;
  const name = plain((headers.host ?? '').replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1'));
  return !(isIP(name) !== 0 || /^[^.]+$/.test(name) || hosts.map(plain).includes(name));
}

/** A name with a dot at its end is whole, and the same. */
const plain = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** Compares in constant time: hashes have equal length. */
export function isSameSecret(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
