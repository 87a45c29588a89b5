import { rm, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { row } from './fault';
import { HOUR_MS, test } from './machine';

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
});
