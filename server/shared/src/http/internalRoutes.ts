import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who may ask what is not for visitors. */
export type Inside = {
  /** The servers' common one; without it nobody may. */
  readonly token: string | undefined;
  /** Names with a dot by which this server is asked. */
  readonly hosts: readonly string[];
};

/**
 * Keeps all routes of a scope among the servers. Being on the same machine is no right to them: what draws for a release is, too.
 * Whatever a visitor or a page may have sent finds nothing here.
 */
export function keepInside(scope: FastifyInstance, { token, hosts }: Inside): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (isFromOutside(request, hosts)) return reply.callNotFound();
    const isTokenRight = token !== undefined && isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
    if (isTokenRight) return undefined;
    const message = 'Expected the token of INTERNAL_TOKEN, which api and delivery have in common';
    return reply
      .code(401)
      .header('cache-control', 'no-store')
      .send({ error: { code: 'bad_token', message } });
  });
}

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
