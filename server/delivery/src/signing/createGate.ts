import { LRUCache } from 'lru-cache';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { type PointerGate, stampOf } from '../pointers/livePointers';
import { type Again, isDue, lookAgain } from '../pointers/lookAgain';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { createPointerCheck } from './createPointerCheck';
import { type Keys, openKeys, readKeys } from './openKeys';

/** The keys that a running server goes by. */
export type TrustSource = {
  /** `none` while the server may not write, and no command has made them yet. */
  current(): Promise<Keys>;
  /** Changes when they do. */
  stamp(): Promise<string>;
};

/**
 * The keys as they stand in their file, read again when it changes. A file that is damaged or removed later is reported,
 * and what it last said stays in force; one that is so at the start is read as soon as it can be.
 *
 * @param warn hears at the start that there are no keys yet
 * @param now milliseconds of any clock that runs on
 * @throws ReleaseError at the start, when RELEASE_KEYS names no file
 */
export async function followTrust(
  site: SiteFolder,
  report: Report,
  warn: Report,
  now: () => number,
): Promise<TrustSource> {
  // Before the reading: what is written meanwhile is read again.
  let stamp = await stampOf(site.trust);
  let keys = await openedKeys(site, warn);
  let revision = 0;
  let again: Again | undefined;
  let said = '';
  let looking: Promise<void> | undefined;

  function refuse(why: string): void {
    again = lookAgain(again, now());
    const stays = keys.kind === 'known' ? STAYS : AS_LEFT;
    if (why !== said) report(new ReleaseError(`${why} ${stays}`));
    said = why;
  }

  async function look(): Promise<void> {
    const found = await stampOf(site.trust);
    if (found === stamp && !isDue(again, now())) return;
    stamp = found;
    const read = await readKeys(site);
    const isBetter = read.kind === 'known' || keys.kind !== 'known';
    if (read.kind === 'unreadable') refuse(read.why);
    else if (!isBetter) refuse(`${site.trust}: expected the keys that may release, got no file.`);
    else [again, said] = [undefined, ''];
    if (!isBetter) return;
    keys = read;
    revision += 1;
  }

  /** One at a time: nobody gets a new stamp with the keys before. */
  async function looked(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    await looking;
  }

  if (keys.kind === 'unreadable') refuse(keys.why);
  return {
    async current() {
      await looked();
      return keys;
    },
    async stamp() {
      await looked();
      return String(revision);
    },
  };
}

const STAYS = 'The keys that were read before stay in force.';
const AS_LEFT = 'Until they can be read, what commands made live is served as they left it.';

/** A server that may only read, as in a container, waits for the first command to make the keys. */
async function openedKeys(site: SiteFolder, warn: Report): Promise<Keys> {
  const there = await readKeys(site);
  // A name without a file is a mistake of who starts it, and no damage.
  if (there.kind === 'unreadable' && !site.hasOwnTrust && (await stampOf(site.trust)) === '') {
    throw new ReleaseError(there.why);
  }
  if (there.kind !== 'none') return there;
  try {
    return await openKeys(site);
  } catch (error) {
    warn(
      new ReleaseError(
        `Releases are not checked for signatures until a command of releases makes keys: ${site.trust} cannot be written here (${toError(error).message}).`,
      ),
    );
    return there;
  }
}

const HOUR_MS = 3_600_000;

/**
 * Lets a pointer through whose release a key of its remote has signed.
 *
 * @param report hears the same of a pointer once an hour, however often it is looked at again
 * @param now milliseconds of any clock that runs on
 */
export function createGate(
  site: SiteFolder,
  trust: TrustSource,
  report: Report,
  onLooked: NonNullable<PointerGate['onLooked']>,
  now: () => number,
): PointerGate {
  const said = new LRUCache<string, true>({ max: 100, ttl: HOUR_MS, perf: { now }, ttlResolution: 0 });
  function reportRarely(error: Error): void {
    if (said.has(error.message)) return;
    said.set(error.message, true);
    report(error);
  }
  return {
    stamp: trust.stamp,
    onLooked,
    async check(pointer) {
      return createPointerCheck(site, await trust.current(), reportRarely)(pointer);
    },
  };
}
