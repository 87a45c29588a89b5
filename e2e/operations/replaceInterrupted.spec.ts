import { test } from '@playwright/test';
import { onFakeDocker } from './onFakeDocker';

const { place, replace, onceNewAreMade, onceNewAreHealthy, expectAsBefore, expectNew, expectEnd } = onFakeDocker();

for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  test(`${signal} while the new ones come up undoes it`, async () => {
    onceNewAreMade(() => process.kill(-typed.pid, signal));
    const typed = replace();
    await expectEnd(typed, 1, 'interrupted', 'go on as they were');
    expectAsBefore();
  });
}

test('Ctrl-C twice undoes it all the same', async () => {
  const interrupt = () => process.kill(-typed.pid, 'SIGINT');
  onceNewAreHealthy(() => {
    place().before(/^stop/, interrupt);
    interrupt();
  });
  const typed = replace();
  await expectEnd(typed, 1, 'interrupted', 'go on as they were');
  expectAsBefore();
});

test('Ctrl-C while the old ones leave comes too late: the new ones are there, and it is seen to its end', async () => {
  place().before(/^stop/, () => process.kill(-typed.pid, 'SIGINT'));
  const typed = replace();
  await expectEnd(typed, 0, 'done: 2 new ones serve');
  expectNew(2);
});

for (const [when, onceThen] of [
  ['when the new ones are healthy', onceNewAreHealthy],
  ['while the old ones leave', (act: () => unknown) => place().before(/^stop/, act)],
] as const) {
  test(`killed ${when}, it is typed again, and then only the new ones are there`, async () => {
    onceThen(() => process.kill(typed.pid, 'SIGKILL'));
    const typed = replace();
    await typed.done;
    await expectEnd(replace(), 0, 'done: 2 new ones serve');
    expectNew(2);
  });
}
