import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { rowOf } from '../board/board';
import { test } from '../browser/test';
import { createDatabase, missingDatabase, sql } from '../operations/database';
import { type Product, startProduct } from '../product/startProduct';
import { row } from './fault';

const LOADED = [
  join(import.meta.dirname, 'faultyMachine.cjs'),
  join(import.meta.dirname, '../../server/api/src/process/testing/fullDisk.cjs'),
];

/** The first half of a recorded match lasts two minutes and a half, and its clock is sent again every three seconds. */
const FEED = { FEED: 'replay', REPLAY_SPEED: '20', NODE_OPTIONS: LOADED.map((file) => `--require ${file}`).join(' ') };

const HOUR_MS = 3_600_000;

/** A hanging server is killed after 30 s of processor time, which take longer on a busy machine. */
const HANGS_MS = 300_000;

let product: Product | undefined;
let flag: string;
test.beforeEach(() => {
  flag = join(tmpdir(), `tyso-machine-${test.info().testId}`);
});
test.afterEach(async () => {
  await product?.stop();
  await rm(flag, { force: true });
});

/** The product on such a machine, and a visitor who watches a match. */
async function watched(page: Page, env: Record<string, string>): Promise<Product> {
  product = await startProduct({ ...FEED, ...env });
  await page.goto(`${product.url}/?filter=all`);
  await scoresAreLive(page);
  return product;
}

/** A kick-off, `11:43`, is none. */
const MINUTE = /^\d+(?!.*:)/;

const clockOf = (page: Page): Locator => rowOf(page, 'Croatia – Brazil').getByRole('cell').nth(1);

async function minuteOf(page: Page): Promise<number> {
  return Number.parseInt((await clockOf(page).textContent()) ?? '', 10);
}

/** The match's clock runs twenty times as fast as a page's own. */
async function scoresAreLive(page: Page, timeout = 40_000): Promise<void> {
  for (const _ of [1, 2, 3]) {
    await expect(clockOf(page)).toHaveText(MINUTE, { timeout });
    const shown = await minuteOf(page);
    await expect.poll(() => minuteOf(page), { timeout }).not.toBe(shown);
  }
  test.info().annotations.push({ type: 'scores', description: 'live' });
}

test.describe('The store, the disk and the clock', () => {
  test(
    'the disk of the embedded store is full, then has room again',
    row({ sees: 'nothing: matches go on from memory', heals: 'by itself, when there is room' }),
    async ({ page }) => {
      await watched(page, { FULL_DISK: flag });
      await writeFile(flag, '');
      await scoresAreLive(page);
      await rm(flag);
      await scoresAreLive(page);
    },
  );

  test(
    'PostgreSQL becomes read-only and ends all sessions, then accepts writes again',
    row({ sees: 'nothing: matches go on from memory', heals: 'by itself, when it accepts writes' }),
    async ({ page }) => {
      // biome-ignore lint/suspicious/noSkippedTests: without PostgreSQL there is nothing to test; its name says so.
      test.skip(missingDatabase !== undefined, missingDatabase);
      const database = await createDatabase();
      try {
        await watched(page, { DATABASE_URL: database.url });
        const name = new URL(database.url).pathname.slice(1);
        const server = process.env.TEST_DATABASE_URL ?? '';
        const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
        await sql(server, `alter database ${name} set default_transaction_read_only = on`);
        await sql(server, endSessions);
        await scoresAreLive(page);
        await sql(server, `alter database ${name} reset default_transaction_read_only`);
        await sql(server, endSessions);
        const stored = () => sql(database.url, 'select max(version) from match');
        const before = await stored();
        await expect.poll(stored, { timeout: 40_000 }).not.toBe(before);
        await scoresAreLive(page);
      } finally {
        await product?.stop();
        await database.remove();
      }
    },
  );

  for (const [how, off] of [
    ['ahead', HOUR_MS],
    ['behind', -HOUR_MS],
  ] as const) {
    test(
      `the clock of the server is an hour ${how} for ten seconds`,
      row({ sees: 'the state of that hour for as long, then the right one', heals: 'by itself, at once' }),
      async ({ page }) => {
        await watched(page, { CLOCK_OFF: flag });
        const before = await minuteOf(page);
        await writeFile(flag, String(off));
        await expect(clockOf(page)).not.toHaveText(MINUTE, { timeout: 10_000 });
        await rm(flag);
        await scoresAreLive(page);
        expect(await minuteOf(page)).toBeGreaterThan(before);
      },
    );
  }

  test(
    'the servers start with their clock a hundred years ahead, and then it is corrected',
    row({ sees: 'the state of that time, then the right one', heals: 'by itself, at once' }),
    async ({ page }) => {
      await writeFile(flag, String(36_525 * 24 * HOUR_MS));
      product = await startProduct({ ...FEED, CLOCK_OFF: flag });
      await page.goto(`${product.url}/?filter=all`);
      await expect(page.getByRole('main')).toBeVisible();
      await rm(flag);
      await scoresAreLive(page);
    },
  );

  test(
    'api hangs in an endless computation',
    row({
      sees: 'the scores that were there, with their age',
      heals: 'by itself, once it is killed and restarted',
    }),
    async ({ page }) => {
      const { dataDir } = await watched(page, {});
      const lock = await readFile(join(dataDir, 'api.lock'), 'utf8');
      const pid = Number(/"pid":(\d+)/.exec(lock)?.[1]);
      process.kill(pid, 'SIGUSR2');
      const since = Date.now();
      // After half a minute the page misses the server, and the server is killed: either may come first.
      const bar = page.getByRole('status').filter({ hasText: 'Mất kết nối' });
      await expect.poll(async () => (await bar.isVisible()) || isGone(pid), { timeout: HANGS_MS }).toBe(true);
      const seconds = Math.ceil((Date.now() - since) / 1000);
      test.info().annotations.push({ type: 'after', description: `${seconds} s` });
      await expect(page.getByText('Mất kết nối')).toBeHidden({ timeout: HANGS_MS });
      await expect.poll(() => isGone(pid), { timeout: HANGS_MS }).toBe(true);
      await scoresAreLive(page);
      test.info().annotations.push({ type: 'scores', description: 'as they were, then live' });
    },
  );
});

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
