import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real football data lies beside the project, not in it. */
const SHARED_DATA = path.resolve(__dirname, '../../../../../shared/data');

export function sharedFile(name: string): string {
  return path.join(SHARED_DATA, name);
}

/**
 * Tests that need the real data. A clone that lies alone has none: one skipped test then says so.
 *
 * @param tests reads the data within, not before
 */
export function onRealData(name: string, tests: () => void): void {
  if (existsSync(SHARED_DATA)) describe(name, tests);
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  else it.skip(`${name}: left out, no real match data at ${SHARED_DATA}`, () => {});
}

/** @throws Error that says where the data should lie when it is absent */
export function readShared(name: string): unknown {
  const file = sharedFile(name);
  if (!existsSync(file)) throw new Error(`These tests need real match data at ../shared/data: ${file} is absent`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
