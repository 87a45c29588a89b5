import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHARED_DATA = join(import.meta.dirname, '../../../shared/data');

/** A file of real match data, which lies beside the project and not in it: a clone that lies alone has none. */
export function sharedFile(name: string): string {
  return join(SHARED_DATA, name);
}

/** What to name a test that is left out without its file; `undefined` when the file is there. */
export function missingData(name: string): string | undefined {
  return existsSync(sharedFile(name)) ? undefined : `left out, no real match data at ${sharedFile(name)}`;
}

/** @throws Error when the file is absent or no JSON */
export function readShared(name: string): unknown {
  return JSON.parse(readFileSync(sharedFile(name), 'utf8'));
}
