import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { rowOf } from '../board/board';
import { test as base } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';

const LOADED = [
  join(import.meta.dirname, 'faultyMachine.cjs'),
  join(import.meta.dirname, '../../server/api/src/process/testing/fullDisk.cjs'),
];

/** The first half of a recorded match lasts two minutes and a half, and its clock is sent again every three seconds. */
const FEED = { FEED: 'replay', REPLAY_SPEED: '20', NODE_OPTIONS: LOADED.map((file) => `--require ${file}`).join(' ') };

export const HOUR_MS = 3_600_000;

/** Servers whose machine fails on demand. */
type Machine = {
  /** As long as this file is there, what it is named for is wrong. */
  readonly flag: string;
  start(env: Record<string, string>): Promise<Product>;
  /** Starts them; a visitor watches a match. */
  watched(env: Record<string, string>): Promise<Product>;
  stop(): Promise<void>;
  /** The match's clock runs twenty times as fast as a page's own. */
  scoresAreLive(): Promise<void>;
  readonly clock: Locator;
  minute(): Promise<number>;
};

/** A kick-off, `11:43`, is none. */
export const MINUTE = /^\d+(?!.*:)/;

export const test = base.extend<{ machine: Machine }>({
  machine: async ({ page }, use, testInfo) => {
    const flag = join(tmpdir(), `tyso-machine-${testInfo.testId}`);
    let product: Product | undefined;
    const clock = clockOf(page);
    const minute = async () => Number.parseInt((await clock.textContent()) ?? '', 10);
    const machine: Machine = {
      ...{ flag, clock, minute },
      async start(env) {
        product = await startProduct({ ...FEED, ...env });
        return product;
      },
      async watched(env) {
        const started = await machine.start(env);
        await page.goto(`${started.url}/?filter=all`);
        await machine.scoresAreLive();
        return started;
      },
      stop: async () => product?.stop(),
      async scoresAreLive() {
        for (const _ of [1, 2, 3]) {
          await expect(clock).toHaveText(MINUTE, { timeout: 60_000 });
          const shown = await minute();
          await expect.poll(minute).not.toBe(shown);
        }
      },
    };
    await use(machine);
    await machine.stop();
    await rm(flag, { force: true });
  },
});

const clockOf = (page: Page) => rowOf(page, 'Croatia – Brazil').getByRole('cell').nth(1);
