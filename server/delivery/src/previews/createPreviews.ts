import { LRUCache } from 'lru-cache';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { LiveName } from '../pointers/liveName';
import { type Live, stampOf } from '../pointers/livePointers';
import type { Preview } from '../pointers/preview';
import { storedDescription } from '../release/buildDescription';
import type { Build } from '../release/buildFolder';
import { checkRelease } from '../signing/checkRelease';
import type { TrustSource } from '../signing/createGate';
import type { SiteFolder } from '../siteFolder';
import { liveWithPreview } from './liveWithPreview';
import { readPreviewSecret } from './previewSecret';
import { readToken } from './previewToken';

/**
 * Why a link shows no preview: it is no link of ours, or too late or too early for it, or what it shows is gone or unsigned,
 * or nobody can say just now.
 */
export type NoPreview = { readonly kind: 'forged' | 'expired' | 'ahead' | 'gone' | 'unknown' };

export type Previews = {
  /** What is live with the release or the content that the token names; a clear refusal otherwise. */
  look(token: string, live: Live): Promise<{ readonly kind: 'shown'; readonly live: Live } | NoPreview>;
};

/** Teams look at a few releases at a time; a release of 3 MB is read once. */
const MOST_KNOWN = 10;

/** How long what failed is not tried again, however often it is asked for. */
const FAILED_MS = 5_000;

/** `until` is when the secret is read again, where it could not be. */
type Secret = { readonly stamp: string; readonly bytes: Buffer | undefined; readonly until: number };

type Means = {
  readonly report: Report;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Brings a release that another machine has stored; `unknown` when nobody can say whether there is one. */
  readonly bring?: ((name: LiveName, release: string) => Promise<'here' | 'missing' | 'unknown'>) | undefined;
};

export function createPreviews(site: SiteFolder, trust: TrustSource, { report, now, bring }: Means): Previews {
  const builds = new LRUCache<string, Promise<Build | undefined>>({ max: MOST_KNOWN, perf: { now }, ttlResolution: 0 });
  let secret: Secret = { stamp: 'not looked at', bytes: undefined, until: 0 };

  async function secretNow(): Promise<Buffer | undefined> {
    const stamp = await stampOf(site.previewSecret);
    if (stamp === secret.stamp && (secret.bytes || now() < secret.until)) return secret.bytes;
    const bytes = await readPreviewSecret(site).catch(reported);
    secret = { stamp, bytes, until: now() + FAILED_MS };
    return bytes;
  }

  function reported(error: unknown): undefined {
    report(toError(error));
  }

  async function buildOf(preview: Preview): Promise<Build | undefined> {
    const { remote, release } = preview;
    const folder = await stampOf(`${site.releasesOf(remote)}/${release}`);
    const key = [remote, release, await trust.stamp(), folder].join(' ');
    const known = builds.get(key);
    if (known) return known;
    const reading = read(preview).catch(reported);
    builds.set(key, reading);
    if (!(await reading)) builds.set(key, reading, { ttl: FAILED_MS });
    return reading;
  }

  async function read({ remote, release }: Preview): Promise<Build | undefined> {
    const keys = await trust.current();
    if (keys.kind !== 'known') return undefined;
    const { files } = await checkRelease(site, keys.trust, remote, release);
    return { description: storedDescription(remote, files), files, release };
  }

  return {
    async look(token, live) {
      const bytes = await secretNow();
      const read = bytes ? readToken(token, bytes, Math.floor(now() / 1000)) : ({ kind: 'forged' } as const);
      if (read.kind !== 'valid') return { kind: read.kind };
      const { remote, release } = read.preview;
      const brought = await bring?.(remote, release);
      if (brought === 'unknown') return { kind: 'unknown' };
      const build = await buildOf(read.preview);
      return build ? { kind: 'shown', live: liveWithPreview(live, build, read.preview) } : { kind: 'gone' };
    },
  };
}
