import { type HistoryLine, readHistory } from '../changes/history';
import type { LiveName } from '../pointers/liveName';
import { candidateIn, readLastGood } from '../pointers/pointerFile';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';

const LOOK_MS = 2_000;

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
  pause: (ms: number) => Promise<unknown>,
): Promise<string> {
  for (;;) {
    const pointer = await readLastGood(site, name);
    if (pointer && candidateIn(pointer)?.release.release !== release) break;
    await pause(LOOK_MS);
  }
  const last = (await readHistory(site, name)).findLast(({ candidate, to }) => candidate === release || to === release);
  if (last?.to === release) return `${name} ${release} is live for everybody${why(last)}`;
  if (last?.what === 'withdraw') throw new ReleaseError(`${name} ${release} was withdrawn by ${last.who}${why(last)}`);
  throw new ReleaseError(
    `${name} ${release} is no longer a candidate: ${last?.what ?? 'the pointer was changed'} by ${last?.who ?? 'hand'}${last ? why(last) : ''}`,
  );
}

function why({ why: reason }: HistoryLine): string {
  return reason === undefined ? '' : ` (${reason})`;
}
