import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A temporary folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'delivery-'));
  afterTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Runs a clean-up after the test, last registered first, even when the test fails. */
export function afterTest(end: () => unknown): void {
  endings.push(end);
}
