/** Whose word about a visitor's address counts: so many proxies in a row, or networks that may say it. */
export type TrustedProxies =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'networks'; readonly names: readonly string[] };

/** What is said of a `TRUST_PROXY` that cannot be read. */
export const TRUSTED_PROXIES_EXPECTED = 'a number of proxies up to 9, or a list such as loopback,10.0.0.0/8';

/** Reads `TRUST_PROXY`, which all servers are given alike; `undefined` for what is neither a number nor a list of networks. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return { kind: 'count', count: Number(text) };
  const names = text.split(',').map((name) => name.trim());
  return names.every(isNetwork) ? { kind: 'networks', names } : undefined;
}

/** An address, a range, or one of the names that the servers know. */
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
