import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/**
 * Which proxies to trust for a visitor's address, for Fastify's `trustProxy`: networks, or a function of an address
 * and its number of hops. Too much trust lets a visitor invent an address for each request.
 */
export type TrustedProxies = string[] | ((address: string, hop: number) => boolean);

/**
 * `TRUST_PROXY`, which all servers share: the number of proxies in front of `api`, or a list of networks.
 *
 * @param nearer how many of those proxies are not in front of this server: 1 for `delivery`, which is one of them
 */
export const trustedProxies = (nearer = 0) =>
  v.pipe(
    text,
    v.check(
      (value) => isCount(value) || namesOf(value).every(isNetwork),
      'a number of proxies up to 9, or a list such as loopback,10.0.0.0/8',
    ),
    v.transform(
      (value): TrustedProxies => (isCount(value) ? (_address, hop) => hop < Number(value) - nearer : namesOf(value)),
    ),
  );

const isCount = (value: string) => /^\d$/.test(value);

const namesOf = (value: string) => value.split(',').map((name) => name.trim());

/** An address, a range, or a name that the servers know. */
function isNetwork(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const [address = '', bits, ...more] = name.split('/');
  const widest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : undefined;
  if (widest === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
}

function isIPv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIPv6(text: string): boolean {
  return text.includes(':') && /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}
