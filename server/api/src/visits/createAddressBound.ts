import { isIPv6 } from 'node:net';

/** Most faults of one address in a minute. A whole district may have one; the rest of its faults says nothing new. */
export const MOST_FAULTS_A_MINUTE = 60;

/** Most addresses in one minute; the faults of any beyond are not counted. */
const MOST_ADDRESSES = 50_000;

/**
 * Bounds how many faults one address can add in a minute. An IPv6 network (/64) counts as one address. It remembers
 * addresses for a minute, in memory alone.
 *
 * @param now server time in unix seconds
 */
export function createAddressBound(now: () => number) {
  let minute = 0;
  let counts = new Map<string, number>();
  return {
    /** How many of so many faults count. */
    take(address: string, wanted: number): number {
      const current = Math.floor(now() / 60);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const network = networkOf(address);
      const before = counts.get(network) ?? 0;
      if (before === 0 && counts.size >= MOST_ADDRESSES) return 0;
      const taken = Math.min(wanted, MOST_FAULTS_A_MINUTE - before);
      counts.set(network, before + taken);
      return taken;
    },
  };
}

/** The first four groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = [head, tail].map((side) => (side === '' ? [] : side.split(':')));
  const missing = 8 - groups.flat().length;
  return [...(groups[0] ?? []), ...Array(missing).fill('0'), ...(groups[1] ?? [])].slice(0, 4).join(':');
}
