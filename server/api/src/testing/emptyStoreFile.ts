import { execFileSync } from 'node:child_process';
import path from 'node:path';

let file: string | undefined;

/** Where the files are that a new store begins with. They are made once, outside of Jest, whose modules are no place for Wasm. */
export function emptyStoreFile(): string {
  const script = path.join(__dirname, '../../emptyStore.mjs');
  file ??= execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim();
  return file;
}
