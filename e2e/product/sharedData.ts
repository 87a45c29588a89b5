import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED_DATA = join(import.meta.dirname, '../../../shared/data');

/** A file of real match data, which is beside the project, not in it: other clones have none. */
export function sharedFile(name: string): string {
  return join(SHARED_DATA, name);
}

/** The reason to skip a test without its file; `undefined` when the file is there. */
export function missingData(name: string): string | undefined {
  return existsSync(sharedFile(name)) ? undefined : `left out, no real match data at ${sharedFile(name)}`;
}

/** @throws Error when the file is absent or no JSON */
export function readShared(name: string): unknown {
  return JSON.parse(readFileSync(sharedFile(name), 'utf8'));
}
