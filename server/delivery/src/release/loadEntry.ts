import path from 'node:path';
import type { Build } from 'server-shared/releases/build';
import { integrityOf } from 'server-shared/releases/integrity';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { toError } from 'shared-kernel/decode/toError';
import { LIMITS } from '../rendering/limits';
import { startRenderWorker } from '../rendering/startRenderWorker';

/** Any time below a day will do. */
const AWAKE_MS = 60_000;

/**
 * The least that a release shows where no browser tries it: its server entry loads, and is one.
 *
 * @param folder where the build lies
 * @throws ReleaseError that says what is wrong
 */
export async function loadEntry({ build, folder }: { readonly build: Build; readonly folder: string }): Promise<void> {
  const { description, files, release } = build;
  const { remote, server } = description;
  if (server === undefined) return;
  const integrity = integrityOf(files.get(server) ?? Buffer.of());
  const file = { remote, release, file: path.join(folder, server), integrity };
  // Workers keep no process awake, and this one has nothing else to wait for.
  const awake = setInterval(() => {}, AWAKE_MS);
  let ended: Error | undefined;
  const onFault = (fault: Error) => {
    ended = fault;
  };
  const worker = startRenderWorker(file, LIMITS, { onFault, onComputed() {}, onGone() {} });
  try {
    await worker.loaded;
  } catch (error) {
    // Why its worker was ended says more than that it was.
    throw new ReleaseError(`The server entry of ${remote} does not load: ${(ended ?? toError(error)).message}`);
  } finally {
    worker.end();
    await worker.gone;
    clearInterval(awake);
  }
}
