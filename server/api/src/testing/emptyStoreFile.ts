import { execFileSync } from 'node:child_process';
import path from 'node:path';

let file: string | undefined;

/** The files of a new store. They are created once, outside of Jest, whose modules cannot run WebAssembly. */
export function emptyStoreFile(): string {
  const script = path.join(__dirname, '../../emptyStore.mjs');
  file ??= execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim();
  return file;
}
