import { linesOf } from '../changes/history';
import type { SharedPointers } from '../changes/sharedPointers';
import type { LiveName } from '../pointers/liveName';
import { releasesIn } from '../pointers/pointerFile';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { bringRelease } from './bringRelease';
import { BucketError, isDamaged } from './bucketError';
import type { Bucket } from './openBucket';
import { keyOfPointer, lastLine, nextObject, readShared } from './pointerObject';
import { bringNote, storeNote } from './previewNotesIn';
import { shareSecret } from './previewSecretIn';
import { storeOlder } from './storeOlder';
import { storeRelease } from './storeRelease';
import { bringNamed, writeShared } from './writeShared';

/** The bucket answers, and something of a release is not there, or is not what it was. */
const LACKS: readonly BucketError['kind'][] = ['missing', 'damaged'];

/** What was pulled: what a write replaces, and what it continues. */
type Pulled = {
  readonly etag: string | undefined;
  readonly history: readonly string[] | undefined;
  /** The releases that are stored, since the pointer names them. */
  readonly stored: ReadonlySet<string>;
  readonly leaving: readonly string[];
  readonly pruning: string | undefined;
};

export function bucketPointers(site: SiteFolder, bucket: Bucket): SharedPointers {
  const pulled = new Map<LiveName, Pulled>();

  async function pull(name: LiveName): Promise<boolean> {
    const there = await readShared(bucket, name);
    if (there.kind === 'found') {
      const { etag, history, pointer, leaving, pruning } = there;
      pulled.set(name, { etag, history, leaving, pruning, stored: new Set(releasesIn(pointer)) });
      // What cannot be had of it keeps no command from changing it: the change may be what mends it.
      await bringNamed(site, bucket, there).catch((error: unknown) => {
        if (!(error instanceof BucketError) || !LACKS.includes(error.kind)) throw error;
      });
      await writeShared(site, there);
      return true;
    }
    const etag = there.kind === 'unreadable' ? there.etag : undefined;
    pulled.set(name, { etag, history: undefined, leaving: [], pruning: undefined, stored: new Set() });
    return false;
  }

  /** @throws ReleaseError */
  async function refuse(name: LiveName): Promise<never> {
    const before = pulled.get(name)?.history?.at(-1);
    const first = await readShared(bucket, name);
    await pull(name);
    const isLine = first.kind === 'found' && first.history.at(-1) !== before;
    const { who, at, what, to } = (isLine && lastLine(first)) || {};
    // Old releases are removed without a line.
    const by = who === undefined ? 'somebody else' : `${who} at ${at} (${what}, ${to})`;
    throw new ReleaseError(
      `${name} was changed by ${by} while this ran. Nothing was changed here: look at npm run releases -- ${name}, and try again if it is still wanted.`,
    );
  }

  /** @returns which pruning was the last one @throws ReleaseError when it is removing this release */
  async function staying(name: LiveName, release: string): Promise<string | undefined> {
    const there = await readShared(bucket, name);
    if (there.kind !== 'found') return undefined;
    refuseLeaving(bucket, name, { release, leaving: there.leaving });
    return there.pruning;
  }

  return {
    pull,
    async bring(name, release) {
      await bringRelease(site, bucket, name, release).catch((error: unknown) => {
        // Whether it lies in the folder alone is for the caller to say.
        if (!(error instanceof BucketError) || error.kind !== 'missing') throw error;
      });
    },
    bringNote: (name, release) => bringNote(site, bucket, name, release),
    async putPreview(name, release) {
      const before = await staying(name, release);
      await storeNote(site, bucket, name, release);
      await storeRelease(site, bucket, name, release);
      // A pruning that begins after this look sees the note. One that began before it may even be over.
      if ((await staying(name, release)) !== before) {
        throw new ReleaseError(
          `Old releases of ${name} were removed from ${bucket.called} while ${release} was stored: try again.`,
        );
      }
      return shareSecret(site, bucket);
    },
    async put(pointer, line) {
      const name = pointer.remote;
      const { etag, history = await linesOf(site, name), stored, leaving = [], pruning } = pulled.get(name) ?? {};
      for (const release of releasesIn(pointer)) {
        if (stored?.has(release)) continue;
        refuseLeaving(bucket, name, { release, leaving });
        await storeRelease(site, bucket, name, release);
      }
      const { body, older } = nextObject(JSON.stringify(pointer), { history, leaving, pruning }, line);
      await storeOlder(bucket, name, older);
      const condition = etag === undefined ? 'none there' : { only: etag };
      const written = await bucket.put(keyOfPointer(name), body, condition).catch(async (error: unknown) => {
        // The answer may have been lost alone.
        if (await isThere(bucket, name, body).catch(() => false)) return '';
        throw error;
      });
      if (written === undefined && !(await isThere(bucket, name, body))) await refuse(name);
    },
  };
}

/** @throws ReleaseError when somebody is removing this release, or was killed while doing so */
function refuseLeaving(
  { called }: Bucket,
  name: LiveName,
  { release, leaving }: { readonly release: string; readonly leaving: readonly string[] },
): void {
  if (!leaving.includes(release)) return;
  throw new ReleaseError(
    `${name} ${release} is being removed from ${called}. Nothing was changed: run npm run releases:prune, which completes that, and try again.`,
  );
}

async function isThere(bucket: Bucket, name: LiveName, body: Buffer): Promise<boolean> {
  const found = await bucket.get(keyOfPointer(name), body.length).catch((error: unknown) => {
    // Longer is another one.
    if (isDamaged(error)) return undefined;
    throw error;
  });
  return found?.kind === 'found' && found.body.equals(body);
}
