import type { RemoteName, RemotePointer } from './pointer';

/** Browsers fall into this many buckets, so a bucket is one in a hundred of them. */
const BUCKETS = 100;

/**
 * What a browser is to a remote with a candidate: it takes the candidate, or it takes the live release and is compared
 * with those that take the candidate.
 */
export type BrowserGroup = 'candidate' | 'control';

type Out = Pick<RemotePointer, 'remote' | 'candidate'>;

/**
 * Which bucket a browser is in, from 0 to 99. The name of the release counts, so that the candidates of two teams, and two
 * candidates of one team, fall on different visitors.
 *
 * The text is hashed by FNV-1a, which begins with the number; the last steps are those of MurmurHash3, without which
 * two names that are alike would put the same browsers together.
 *
 * @param number the browser's own, a whole number that it has made once
 */
export function bucketOf(number: number, remote: RemoteName, release: string): number {
  let hash = number;
  for (const letter of `${remote} ${release}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/**
 * The group of a browser, none while there is no candidate or it is in neither. The control is the buckets after those of
 * the candidate, as many as those; above a share of 50 it is what is left.
 *
 * @param number the browser's own; one that refuses storage has none, and takes the live release
 */
export function groupOf(number: number | undefined, { remote, candidate }: Out): BrowserGroup | undefined {
  if (number === undefined || !candidate) return undefined;
  const bucket = bucketOf(number, remote, candidate.release.release);
  if (bucket < candidate.share) return 'candidate';
  return bucket < 2 * candidate.share ? 'control' : undefined;
}
