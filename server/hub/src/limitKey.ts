import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The key that counts a client's connections. A household or a rented server owns a whole IPv6 network of 64 bits and
 * could use a new address for each connection, so such a network counts as one.
 */
export function limitKey(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = ip.split('%');
  return isIPv6(address) ? `${networkOf(address)}::/64` : ip;
}

function networkOf(address: string): string {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const left = groups(before);
  const zeros = after === undefined ? 0 : 8 - left.length - groups(after).length;
  return [...left, ...Array<string>(zeros).fill('0'), ...groups(after)].slice(0, 4).join(':');
}
