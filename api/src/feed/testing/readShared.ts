import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real football data lies beside the project, not in it. */
const SHARED_DATA = path.resolve(__dirname, '../../../../../shared/data');

export function sharedFile(name: string): string {
  return path.join(SHARED_DATA, name);
}

/** @throws Error that says where the data should lie when it is absent */
export function readShared(name: string): unknown {
  const file = sharedFile(name);
  if (!existsSync(file)) throw new Error(`These tests need real match data at ../shared/data: ${file} is absent`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
