import { toError } from 'shared-kernel/decode/toError';
import { drawingFileOf } from '../drawing/drawingFileOf';
import { LIMITS } from '../drawing/limits';
import { startDrawingWorker } from '../drawing/startDrawingWorker';
import type { LiveName } from '../pointers/liveName';
import { readLastGood } from '../pointers/pointerFile';
import { siteFolder } from '../siteFolder';
import { ReleaseError } from './releaseError';
import type { TryOut } from './tryOut';

/** Any time below a day will do. */
const AWAKE_MS = 60_000;

/**
 * The least that a release shows where no browser tries it: its server entry loads, and is one. One at a time, since the
 * machine may be small.
 *
 * @throws ReleaseError that says what is wrong
 */
export const loadEntries: TryOut = async (dataDir, names) => {
  // Workers keep no process awake, and this one has nothing else to wait for.
  const awake = setInterval(() => {}, AWAKE_MS);
  try {
    for (const name of names) await loadEntry(dataDir, name);
  } finally {
    clearInterval(awake);
  }
};

async function loadEntry(dataDir: string, name: LiveName): Promise<void> {
  const folder = siteFolder(dataDir);
  const pointer = await readLastGood(folder, name);
  const file = pointer && drawingFileOf(pointer, folder);
  if (!file) return;
  let ended: Error | undefined;
  const onFault = (fault: Error) => {
    ended = fault;
  };
  const worker = startDrawingWorker(file, LIMITS, { onFault, onComputed() {}, onGone() {} });
  try {
    await worker.loaded;
  } catch (error) {
    // Why its worker was ended says more than that it was.
    throw new ReleaseError(`The server entry of ${name} does not load: ${(ended ?? toError(error)).message}`);
  } finally {
    worker.end();
    await worker.gone;
  }
}
