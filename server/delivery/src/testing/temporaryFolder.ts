import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A folder of the test's own, gone after it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'delivery-'));
  afterTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Ends what a test began, last things first, also when the test fails. */
export function afterTest(end: () => unknown): void {
  endings.push(end);
}
