import { toError } from 'shared-kernel/decode/toError';
import { BucketError } from '../bucket/bucketError';
import { withChangeLock } from '../changes/changeLock';
import { type HistoryLine, readHistory } from '../changes/history';
import type { SharedPointers } from '../changes/sharedPointers';
import { readableOnly } from '../judge/readableOnly';
import type { LiveName } from '../pointers/liveName';
import { candidateIn, readLastGood } from '../pointers/pointerFile';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { inLine } from './printed';

const LOOK_MS = 2_000;

type Means = {
  readonly pause: (ms: number) => Promise<unknown>;
  /** Where several machines share what is live. */
  readonly shared: SharedPointers | undefined;
  readonly print: (line: string) => void;
};

/**
 * Waits until a release is no longer a candidate.
 *
 * @returns the line that says what became of it
 * @throws ReleaseError when it is not live for everybody
 */
export async function followCandidate(
  site: SiteFolder,
  name: LiveName,
  release: string,
  { pause, shared, print }: Means,
): Promise<string> {
  const look = createLook(site, name, { shared, print });
  for (;;) {
    await look();
    const pointer = await readLastGood(site, name);
    if (pointer && candidateIn(pointer)?.release.release !== release) break;
    await pause(LOOK_MS);
  }
  // A change writes the history after the pointer, and holds the lock until then.
  const history = await withChangeLock(site, name, () => readHistory(site, name));
  const last = history.findLast(({ candidate, to }) => candidate === release || to === release);
  if (last?.to === release) return `${name} ${release} is live for everybody${why(last)}`;
  if (last?.what === 'withdraw') throw new ReleaseError(`${name} ${release} was withdrawn by ${last.who}${why(last)}`);
  throw new ReleaseError(
    `${name} ${release} is no longer a candidate: ${last?.what ?? 'the pointer was changed'} by ${last?.who ?? 'hand'}${last ? why(last) : ''}`,
  );
}

/** Brings the folder level with what is shared. While that cannot be read, this says so once, and looks again. */
function createLook(site: SiteFolder, name: LiveName, { shared, print }: Omit<Means, 'pause'>): () => Promise<void> {
  const readable = shared && readableOnly(shared);
  let isSaid = false;
  return async () => {
    try {
      if (readable) await withChangeLock(site, name, () => readable.pull(name));
      isSaid = false;
    } catch (error) {
      const goesOn = error instanceof BucketError ? `The running site judges ${name} all the same; this` : 'This';
      if (!isSaid) print(`${toError(error).message} ${goesOn} looks again.`);
      isSaid = true;
    }
  };
}

function why({ why: reason }: HistoryLine): string {
  return reason === undefined ? '' : ` (${inLine(reason)})`;
}
