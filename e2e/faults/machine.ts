import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { rowOf } from '../board/board';
import { type Product, startProduct } from '../product/startProduct';
import type { OwnRow } from './row';

const LOADED = join(import.meta.dirname, 'faultyMachine.cjs');

/** The first half of a recorded match lasts two minutes and a half, and its clock is sent again every second. */
const FEED = { FEED: 'replay', REPLAY_SPEED: '20', NODE_OPTIONS: `--require ${LOADED}` };

const HOUR_MS = 3_600_000;

/** A hanging server is killed after 30 s of processor time, which take longer on a busy machine. */
const HANGS_MS = 300_000;

/** A kick-off, `11:43`, is none. */
const MINUTE = /^\d+(?!.*:)/;

const clockOf = (page: Page) => rowOf(page, 'Croatia – Brazil').getByRole('cell').nth(1);
const minuteOf = async (page: Page) => Number.parseInt((await clockOf(page).textContent()) ?? '', 10);

/** The match's clock runs twenty times as fast as a page's own. */
async function expectLive(page: Page): Promise<void> {
  for (const _ of [1, 2, 3]) {
    await expect(clockOf(page)).toHaveText(MINUTE, { timeout: 60_000 });
    const shown = await minuteOf(page);
    await expect.poll(() => minuteOf(page)).not.toBe(shown);
  }
}

/**
 * Servers whose machine fails on demand, and a visitor who watches a match.
 *
 * @param breaks with the file whose text is the error of the clock; mends it again
 */
const watched =
  (breaks: (page: Page, product: Product, clockFile: string) => Promise<void>): OwnRow['run'] =>
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'tyso-machine-'));
    const clockFile = join(folder, 'clock');
    const product = await startProduct({ ...FEED, CLOCK_OFF: clockFile });
    try {
      await page.goto(`${product.url}/?filter=all`);
      await expectLive(page);
      await breaks(page, product, clockFile);
      await expectLive(page);
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  };

const clockIsOff = (how: string, off: number): OwnRow => ({
  broken: `the clock of the server is an hour ${how} for ten seconds`,
  run: watched(async (page, _, clockFile) => {
    const before = await minuteOf(page);
    await writeFile(clockFile, String(off));
    await expect(clockOf(page)).not.toHaveText(MINUTE);
    await rm(clockFile);
    await expect(clockOf(page)).toHaveText(MINUTE, { timeout: 60_000 });
    await expect.poll(() => minuteOf(page)).toBeGreaterThan(before);
  }),
});

/** What a full disk and a read-only PostgreSQL are to api, its own tests try: `fullDisk` and `trouble` in `server/api/src/process`. */
export const MACHINE: readonly OwnRow[] = [
  clockIsOff('ahead', HOUR_MS),
  clockIsOff('behind', -HOUR_MS),
  {
    broken: 'api hangs in an endless computation',
    timeout: 3 * HANGS_MS,
    run: watched(async (page, { dataDir }) => {
      const lock = await readFile(join(dataDir, 'api.lock'), 'utf8');
      const pid = Number(/"pid":(\d+)/.exec(lock)?.[1]);
      process.kill(pid, 'SIGUSR2');
      // After half a minute the page misses the server, and the server is killed: either may come first.
      const bar = page.getByRole('status').filter({ hasText: 'Mất kết nối' });
      await expect.poll(async () => (await bar.isVisible()) || isGone(pid), { timeout: HANGS_MS }).toBe(true);
      await expect(page.getByText('Mất kết nối')).toBeHidden({ timeout: HANGS_MS });
      await expect.poll(() => isGone(pid), { timeout: HANGS_MS }).toBe(true);
    }),
  },
];

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
