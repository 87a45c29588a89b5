import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a file that somebody else may have put there: reading a pipe in its place would never end, and a huge one would
 * fill the memory.
 *
 * @param most bytes that it may have
 * @throws Error that names the file when it is none or larger, or the error of the file system
 */
export async function readRegularFile(file: string, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const found = await stat(file);
  if (!found.isFile()) {
    throw new Error(`${file}: expected a file, got ${found.isDirectory() ? 'a folder' : 'something else'}`);
  }
  if (found.size > most) throw new Error(`${file}: expected ${most} bytes at most, got ${found.size}`);
  return readFile(file);
}
