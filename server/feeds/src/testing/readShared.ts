import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real football data is beside the project, not in it. */
const SHARED_DATA = path.resolve(__dirname, '../../../../../shared/data');

export function sharedFile(name: string): string {
  return path.join(SHARED_DATA, name);
}

/**
 * Runs tests that need the real data. In a clone without it, one skipped test says so.
 *
 * @param tests reads the data within, not before
 */
export function onRealData(name: string, tests: () => void): void {
  if (existsSync(SHARED_DATA)) describe(name, tests);
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  else it.skip(`${name}: left out, no real match data at ${SHARED_DATA}`, () => {});
}

/** @throws Error that says where the data should be when it is missing */
export function readShared(name: string): unknown {
  const file = sharedFile(name);
  if (!existsSync(file)) throw new Error(`These tests need real match data at ../shared/data: ${file} is absent`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
