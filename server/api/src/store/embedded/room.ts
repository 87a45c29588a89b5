import { statfs } from 'node:fs/promises';
import { StoreAwayError } from '../storeErrors';

/** PostgreSQL breaks off in the middle of a checkpoint for which it finds no room; a refusal before costs a statement. */
const LEAST_BYTES = 1024 * 1024;

/** How long an answer counts, in milliseconds. */
const FRESH_MS = 250;

/** @returns a check that a disk has room to write so much, which throws StoreAwayError when it has not */
export function createRoomCheck(folder: string, least = LEAST_BYTES): () => Promise<void> {
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

/** Where the system does not say, PostgreSQL will. */
async function freeBytes(folder: string): Promise<number> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
}
