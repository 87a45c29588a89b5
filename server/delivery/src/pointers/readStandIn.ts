import type { SiteFolder } from '../siteFolder';
import type { LiveName } from './liveName';
import { type CheckPointer, type Pointer, readCopy, readPointer, stateOf } from './pointerFile';

/**
 * The release before, in the place of one that may not be served: its files were changed, or nobody has signed it. For
 * who has no last good pointer, as a server that was started again.
 */
export async function readStandIn(
  folder: SiteFolder,
  name: LiveName,
  check: CheckPointer,
): Promise<Pointer | undefined> {
  const read = [readCopy(folder, name), readPointer(folder, name).catch(() => undefined)];
  for (const pointer of await Promise.all(read)) {
    const before = pointer && withPreviousLive(pointer);
    const good = before && (await check(before).catch(() => undefined));
    if (good) return good;
  }
  return undefined;
}

function withPreviousLive(pointer: Pointer): Pointer | undefined {
  if (stateOf(pointer) === 'off' || !pointer.previous) return undefined;
  return pointer.remote === 'shell'
    ? { ...pointer, live: pointer.previous, previous: undefined }
    : { ...pointer, live: pointer.previous, previous: undefined, candidate: undefined };
}
