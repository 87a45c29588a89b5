import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a file that somebody else may have put there: reading a pipe in its place would never end.
 *
 * @throws Error that names the file when it is none, or the error of the file system
 */
export async function readRegularFile(file: string): Promise<Buffer> {
  const found = await stat(file);
  if (found.isFile()) return readFile(file);
  throw new Error(`${file}: expected a file, got ${found.isDirectory() ? 'a folder' : 'something else'}`);
}
