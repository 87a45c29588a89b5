/** Which proxies to trust for a visitor's address: a number of hops, or networks. */
export type TrustedProxies =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'networks'; readonly names: readonly string[] };

/** The expectation in the error of an invalid `TRUST_PROXY`. */
export const TRUSTED_PROXIES_EXPECTED = 'a number of proxies up to 9, or a list such as loopback,10.0.0.0/8';

/** Reads `TRUST_PROXY`, which all servers share; `undefined` for anything but a number or a list of networks. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return { kind: 'count', count: Number(text) };
  const names = text.split(',').map((name) => name.trim());
  return names.every(isNetwork) ? { kind: 'networks', names } : undefined;
}

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
