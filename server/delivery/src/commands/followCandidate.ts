import type { ReleaseList } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { candidateIn } from 'server-shared/releases/livePointer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { toError } from 'shared-kernel/decode/toError';
import { isPassing, type ReleaseApi } from '../release/releaseApi';
import type { CommandContext } from './commandContext';
import { inLine } from './printed';

const LOOK_MS = 2_000;

/**
 * Waits until a release is no longer a candidate. While `api` does not answer, this says so once, and looks again.
 *
 * @param open finds `api`, which may have started again
 * @returns the line that says what became of it
 * @throws ReleaseError when it is not live for everybody
 */
export async function followCandidate(
  open: () => Promise<Pick<ReleaseApi, 'list'>>,
  name: LiveName,
  release: string,
  { pause, print }: Pick<CommandContext, 'pause' | 'print'>,
): Promise<string> {
  let isSaid = false;
  for (;;) {
    try {
      const known = (await (await open()).list(name)).names.find((one) => one.name === name);
      if (known?.pointer && candidateIn(known.pointer)?.release.release !== release) return outcomeOf(known, release);
      isSaid = false;
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (!isSaid) print(`${toError(error).message}. The site judges ${name} all the same; this looks again.`);
      isSaid = true;
    }
    await pause(LOOK_MS);
  }
}

function outcomeOf({ name, history }: ReleaseList['names'][number], release: string): string {
  const last = history.findLast(({ candidate, to }) => candidate === release || to === release);
  const why = last?.reason === undefined ? '' : ` (${inLine(last.reason)})`;
  if (last?.to === release) return `${name} ${release} is live for everybody${why}`;
  if (last?.action === 'withdraw') throw new ReleaseError(`${name} ${release} was withdrawn by ${last.by}${why}`);
  throw new ReleaseError(
    `${name} ${release} is no longer a candidate: ${last?.action ?? 'the row was changed'} by ${last?.by ?? 'hand'}${why}`,
  );
}
