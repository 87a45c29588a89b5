import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { createDatabase, missingDatabase, sql } from '../operations/database';
import { row } from './fault';
import { HOUR_MS, MINUTE, test } from './machine';

/** A hanging server is killed after 30 s of processor time, which take longer on a busy machine. */
const HANGS_MS = 300_000;

test.describe('The store, the disk and the clock', () => {
  test(
    'the disk of the embedded store is full, then has room again',
    row({ sees: 'nothing: matches go on from memory', heals: 'by itself, when there is room' }),
    async ({ machine }) => {
      await machine.watched({ FULL_DISK: machine.flag });
      await writeFile(machine.flag, '');
      await machine.scoresAreLive();
      await rm(machine.flag);
      await machine.scoresAreLive();
    },
  );

  test(
    'the servers start with their clock a hundred years ahead, and then it is corrected',
    row({ sees: 'the state of that time, then the right one', heals: 'by itself, at once' }),
    async ({ page, machine }) => {
      await writeFile(machine.flag, String(36_525 * 24 * HOUR_MS));
      const { url } = await machine.start({ CLOCK_OFF: machine.flag });
      await page.goto(`${url}/?filter=all`);
      await expect(page.getByRole('main')).toBeVisible();
      await rm(machine.flag);
      await machine.scoresAreLive();
    },
  );

  test(
    'PostgreSQL becomes read-only and ends all sessions, then accepts writes again',
    row({ sees: 'nothing: matches go on from memory', heals: 'by itself, when it accepts writes' }),
    async ({ machine }) => {
      // biome-ignore lint/suspicious/noSkippedTests: without PostgreSQL there is nothing to test; its name says so.
      test.skip(missingDatabase !== undefined, missingDatabase);
      const database = await createDatabase();
      try {
        await machine.watched({ DATABASE_URL: database.url });
        const name = new URL(database.url).pathname.slice(1);
        const server = process.env.TEST_DATABASE_URL ?? '';
        const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
        await sql(server, `alter database ${name} set default_transaction_read_only = on`);
        await sql(server, endSessions);
        await machine.scoresAreLive();
        await sql(server, `alter database ${name} reset default_transaction_read_only`);
        await sql(server, endSessions);
        const stored = () => sql(database.url, 'select max(version) from match');
        const before = await stored();
        await expect.poll(stored).not.toBe(before);
        await machine.scoresAreLive();
      } finally {
        await machine.stop();
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
      async ({ machine }) => {
        await machine.watched({ CLOCK_OFF: machine.flag });
        const before = await machine.minute();
        await writeFile(machine.flag, String(off));
        await expect(machine.clock).not.toHaveText(MINUTE);
        await rm(machine.flag);
        await machine.scoresAreLive();
        expect(await machine.minute()).toBeGreaterThan(before);
      },
    );
  }

  test(
    'api hangs in an endless computation',
    row({
      sees: 'the scores that were there, with their age',
      heals: 'by itself, once it is killed and restarted',
    }),
    async ({ page, machine }) => {
      test.setTimeout(3 * HANGS_MS);
      const { dataDir } = await machine.watched({});
      const lock = await readFile(join(dataDir, 'api.lock'), 'utf8');
      const pid = Number(/"pid":(\d+)/.exec(lock)?.[1]);
      process.kill(pid, 'SIGUSR2');
      // After half a minute the page misses the server, and the server is killed: either may come first.
      const bar = page.getByRole('status').filter({ hasText: 'Mất kết nối' });
      await expect.poll(async () => (await bar.isVisible()) || isGone(pid), { timeout: HANGS_MS }).toBe(true);
      await expect(page.getByText('Mất kết nối')).toBeHidden({ timeout: HANGS_MS });
      await expect.poll(() => isGone(pid), { timeout: HANGS_MS }).toBe(true);
      await machine.scoresAreLive();
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
