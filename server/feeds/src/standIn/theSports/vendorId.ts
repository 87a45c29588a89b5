import { createHash } from 'node:crypto';

const LENGTH = 15;

/** A text id as TheSports gives them, such as `1l4rjnh22p2wm7v`: always the same for a record of a script. */
export function vendorIdOf(
  kind: 'match' | 'team' | 'competition' | 'country' | 'season' | 'coach' | 'venue' | 'referee',
  id: number,
): string {
  const digest = createHash('sha256').update(`${kind} ${id}`).digest('hex');
  return BigInt(`0x${digest.slice(0, 24)}`)
    .toString(36)
    .padStart(LENGTH, '0')
    .slice(0, LENGTH);
}
