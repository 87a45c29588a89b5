import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { onRunningReplicas } from './runningReplicas';

const {
  place,
  refusals,
  ids,
  states,
  added,
  untilHealth,
  noteReplicas,
  former,
  replace,
  replica,
  untilNewAreHealthy,
  expectAsBefore,
  expectNew,
  expectEnd,
} = onRunningReplicas();

test('a replica that becomes healthy and dies soon replaces none', async () => {
  const typed = replace();
  await untilNewAreHealthy();
  await replica(added()[0]).end('SIGKILL');
  await expectEnd(typed, 1, 'ended by itself', 'go on as they were');
  await expectAsBefore();
});

test('a replica that becomes healthy and then hangs replaces none', async () => {
  const typed = replace();
  await untilNewAreHealthy();
  // A request to it would wait in vain, as with any frozen server.
  expect(await refusals()).toEqual([[], []]);
  await replica(added()[1]).freeze();
  await expectEnd(typed, 1, 'is unhealthy', 'go on as they were');
  await expectAsBefore();
});

test('replicas that do not come up in time replace none', async () => {
  const typed = place().begin('env', 'PATIENCE_S=5', 'deploy/replace', 'api');
  await expect
    .poll(() => added().map((id) => place().containers().isRunning(id)), { timeout: 30_000, intervals: [20] })
    .toEqual([true, true]);
  for (const id of added()) replica(id).freeze();
  await expectEnd(typed, 1, 'no answer to the health check within 5 s', 'go on as they were');
  await expectAsBefore();
});

test('replicas that come up after Docker called them unhealthy replace the old ones', async () => {
  const typed = replace();
  await expect
    .poll(() => added().map((id) => place().containers().isRunning(id)), { timeout: 30_000, intervals: [20] })
    .toEqual([true, true]);
  const late = added();
  for (const id of late) replica(id).freeze();
  await untilHealth(() => late, 'unhealthy');
  for (const id of late) replica(id).thaw();
  await expectEnd(typed, 0, 'done: 2 new ones serve');
  await expectNew(2);
});

test('a time to wait that is no number begins nothing', async () => {
  const typed = place().begin('env', 'PATIENCE_S=soon', 'deploy/replace', 'api');
  await expectEnd(typed, 2, 'PATIENCE_S: expected whole seconds, 1 to 99999, got soon');
  await expectAsBefore();
});

test('replicas that fail when the old ones have left bring those back', async () => {
  const typed = replace();
  await expect
    .poll(async () => (await states()).filter(([state]) => state === 'exited').length, { timeout: 60_000 })
    .toBe(2);
  await replica(added()[0]).end('SIGKILL');
  await expectEnd(typed, 1, 'the old ones come back', 'go on as they were');
  await expectAsBefore();
});

test('the new ones that are healthy stay where none of before is, whatever becomes of the others', async () => {
  await refusals();
  for (const id of former()) replica(id).freeze();
  await untilHealth(former, 'unhealthy');
  const typed = replace();
  await untilNewAreHealthy();
  await replica(added()[0]).end('SIGKILL');
  await expectEnd(typed, 3, 'nothing is taken away');
  expect(ids()).toHaveLength(4);
  await expectEnd(replace(), 0, 'done: 2 new ones serve');
  await expectNew(2);
});

for (const [what, commands, code] of [
  ['the configuration cannot be read', /^compose config/, 2],
  ['the running ones are unknown', /^ps /, 2],
  ['nothing can be made', /--no-start/, 1],
  ['nothing can be started', /^start/, 1],
  ['the health of the new ones is unknown', /^inspect .* \S+ \S+$/, 2],
] as const) {
  test(`an error of Docker replaces no replica: ${what}`, async () => {
    place().refuse(commands);
    await expectEnd(replace(), code, 'not now');
    place().refuse(undefined);
    await expectAsBefore();
  });
}

test('old replicas that Docker does not stop or remove, as on a full disk, are told of, and the new ones serve', async () => {
  place().refuse(/^stop/);
  await expectEnd(replace(), 3, 'could not be stopped; the new ones serve. Type this again');
  place().refuse(/^rm/);
  await expectEnd(replace(), 3, '4 run', 'are stopped and still there. To do: docker rm');
  place().refuse(undefined);
  expect((await states()).map(([state]) => state).sort()).toEqual([...Array(4).fill('exited'), 'running', 'running']);
  await expectEnd(replace(), 0, 'done: 2 new ones serve');
  await expectNew(2);
});

test('it writes no file, for which a full disk has no room', async () => {
  const script = await readFile(join(place().folder, 'deploy/replace'), 'utf8');
  expect(script).not.toMatch(/<<|mktemp/);
});

test('a Docker that goes away meanwhile leaves the old ones alone, and says what may be left', async () => {
  const typed = replace();
  await untilNewAreHealthy();
  place().refuse(/./);
  await expectEnd(typed, 3, 'Docker does not tell how they are', 'Type this again');
  expect(ids()).toEqual(expect.arrayContaining([...former()]));
  place().refuse(undefined);
  noteReplicas();
  await expectEnd(replace(), 0, '4 run', 'done: 2 new ones serve');
  await expectNew(2);
});
