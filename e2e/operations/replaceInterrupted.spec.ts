import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { onRunningReplicas } from './runningReplicas';

const { states, added, replace, untilNewAreHealthy, expectAsBefore, expectNew, expectEnd } = onRunningReplicas();

for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  test(`${signal} while the new ones come up undoes it`, async () => {
    const typed = replace();
    await expect.poll(() => added().length).toBe(2);
    process.kill(-typed.pid, signal);
    await expectEnd(typed, 1, 'interrupted', 'go on as they were');
    await expectAsBefore();
  });
}

test('Ctrl-C twice undoes it all the same', async () => {
  const typed = replace();
  await untilNewAreHealthy();
  process.kill(-typed.pid, 'SIGINT');
  await expect.poll(async () => (await states()).filter(([state]) => state === 'exited').length).toBe(2);
  process.kill(-typed.pid, 'SIGINT');
  await expectEnd(typed, 1, 'interrupted', 'go on as they were');
  await expectAsBefore();
});

test('Ctrl-C while the old ones leave comes too late: the new ones are there, and it is seen to its end', async () => {
  const typed = replace();
  await expect.poll(async () => (await states()).some(([state]) => state === 'exited'), { timeout: 60_000 }).toBe(true);
  process.kill(-typed.pid, 'SIGINT');
  await expectEnd(typed, 0, 'done: 2 new ones serve');
  await expectNew(2);
});

for (const [when, isThen] of [
  [
    'when the new ones are healthy',
    async () => (await states()).every(([, health]) => health === 'healthy') && added().length === 2,
  ],
  ['while the old ones leave', async () => (await states()).some(([state]) => state === 'exited')],
] as const) {
  test(`killed ${when}, it is typed again, and then only the new ones are there`, async () => {
    const typed = replace();
    await expect.poll(isThen, { timeout: 60_000, intervals: [20] }).toBe(true);
    process.kill(typed.pid, 'SIGKILL');
    await typed.done;
    await expectEnd(replace(), 0, 'done: 2 new ones serve');
    await expectNew(2);
  });
}
