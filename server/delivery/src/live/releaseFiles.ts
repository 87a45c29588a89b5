import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from 'server-shared/files/errorCode';
import { sha256Of } from 'server-shared/releases/files';
import type { ReleaseFile } from 'server-shared/releases/liveAnswer';

/** How many files are read, or fetched, at once. */
const AT_ONCE = 8;

/** A file on disk that is not what it should be. */
export type FileFault = {
  readonly file: ReleaseFile;
  /** The hash that it has, or why it cannot be read. */
  readonly got: string;
};

/** Compares a release on disk with its hashes. @returns what is missing or damaged */
export async function faultsIn(folder: string, files: readonly ReleaseFile[]): Promise<FileFault[]> {
  const faults = await eachOf(files, async (file) => {
    const got = await hashAt(path.join(folder, file.path));
    return got === file.sha256 ? [] : [{ file, got }];
  });
  return faults.flat();
}

async function hashAt(file: string): Promise<string> {
  try {
    return sha256Of(await readFile(file));
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'no file' : errorCode(error);
  }
}

/** One sentence with file, expected and got hash. */
export function explain({ file, got }: FileFault): string {
  return `${file.path}: expected SHA-256 ${file.sha256}, got ${got}`;
}

/** All results, a few at a time. The first error ends it, after those that are under way. */
export async function eachOf<T, R>(all: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = [...all.entries()];
  const runner = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, one] = next;
      try {
        results[index] = await run(one);
      } catch (error) {
        left.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, runner));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return results;
}
