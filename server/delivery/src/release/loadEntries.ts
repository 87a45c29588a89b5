import type { LiveName } from 'server-shared/releases/liveName';
import type { Pointer } from 'server-shared/releases/livePointer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { toError } from 'shared-kernel/decode/toError';
import { drawingFileOf } from '../drawing/drawingFileOf';
import { LIMITS } from '../drawing/limits';
import { startDrawingWorker } from '../drawing/startDrawingWorker';
import { siteFolder } from '../siteFolder';
import type { Stage } from './stage';

/** Any time below a day will do. */
const AWAKE_MS = 60_000;

/**
 * The least that a release shows where no browser tries it: its server entry loads, and is one. One at a time, since the
 * machine may be small.
 *
 * @throws ReleaseError that says what is wrong
 */
export async function loadEntries({ dataDir, pointers }: Stage, names: readonly LiveName[]): Promise<void> {
  // Workers keep no process awake, and this one has nothing else to wait for.
  const awake = setInterval(() => {}, AWAKE_MS);
  try {
    for (const pointer of pointers) if (names.includes(pointer.remote)) await loadEntry(dataDir, pointer);
  } finally {
    clearInterval(awake);
  }
}

async function loadEntry(dataDir: string, pointer: Pointer): Promise<void> {
  const file = drawingFileOf(pointer, siteFolder(dataDir));
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
    throw new ReleaseError(`The server entry of ${pointer.remote} does not load: ${(ended ?? toError(error)).message}`);
  } finally {
    worker.end();
    await worker.gone;
  }
}
