import { statfs } from 'node:fs/promises';
import { StoreAwayError } from '../storeErrors';

/** PostgreSQL crashes in a checkpoint without disk space; refusing earlier costs only a statement. */
const LEAST_BYTES = 1024 * 1024;

/** How long a result is reused, in milliseconds. */
const FRESH_MS = 250;

/** @returns a check that a disk has this much room; it throws StoreAwayError otherwise */
export function createDiskSpaceCheck(folder: string, least = LEAST_BYTES): () => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let free = Number.POSITIVE_INFINITY;
  return async () => {
    if (performance.now() - checkedAt > FRESH_MS) {
      checkedAt = performance.now();
      free = await freeBytes(folder);
    }
    if (free < least)
      throw new StoreAwayError(`The disk under ${folder} is full: ${free} bytes are left, ${least} are needed`);
  };
}

/** Where the system does not report it, PostgreSQL will. */
async function freeBytes(folder: string): Promise<number> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
}
