import { expect, test } from '@playwright/test';
import { onFakeDocker } from './onFakeDocker';

const {
  place,
  docker,
  ids,
  states,
  added,
  areAll,
  once,
  noteReplicas,
  former,
  replace,
  onceNewAreHealthy,
  onceOldHaveLeft,
  expectAsBefore,
  expectNew,
  expectEnd,
} = onFakeDocker();

test('a replica that becomes healthy and dies soon replaces none', async () => {
  onceNewAreHealthy(() => docker().kill(added()[0]));
  await expectEnd(replace(), 1, 'ended by itself', 'go on as they were');
  expectAsBefore();
});

test('a replica that becomes healthy and then hangs replaces none', async () => {
  onceNewAreHealthy(() => docker().sick.add(added()[1] ?? ''));
  await expectEnd(replace(), 1, 'is unhealthy', 'go on as they were');
  expectAsBefore();
});

test('replicas that do not come up in time replace none', async () => {
  startSick();
  const typed = place().begin('env', 'PATIENCE_S=1', 'deploy/replace', 'api');
  await expectEnd(typed, 1, 'no answer to the health check within 1 s', 'go on as they were');
  expectAsBefore();
});

test('replicas that come up after Docker called them unhealthy replace the old ones', async () => {
  startSick(() =>
    once(
      () => areAll(added(), 'unhealthy'),
      () => docker().sick.clear(),
    ),
  );
  await expectEnd(replace(), 0, 'done: 2 new ones serve');
  expectNew(2);
});

/** The next ones that start fail their checks. */
function startSick(andThen = () => {}) {
  place().before(/^start/, (starting) => {
    for (const id of starting) docker().sick.add(id);
    andThen();
  });
}

test('a time to wait that is no number begins nothing', async () => {
  const typed = place().begin('env', 'PATIENCE_S=soon', 'deploy/replace', 'api');
  await expectEnd(typed, 2, 'PATIENCE_S: expected whole seconds, 1 to 99999, got soon');
  expectAsBefore();
});

test('replicas that fail once the old ones have left are replaced by those', async () => {
  onceOldHaveLeft(() => docker().kill(added()[0]));
  await expectEnd(replace(), 1, 'the old ones come back', 'go on as they were');
  expectAsBefore();
});

test('healthy new replicas stay where no old one is left, whatever becomes of the others', async () => {
  for (const id of former()) docker().sick.add(id);
  await expect.poll(() => areAll(former(), 'unhealthy'), { intervals: [10] }).toBe(true);
  onceNewAreHealthy(() => docker().kill(added()[0]));
  await expectEnd(replace(), 3, 'nothing is taken away');
  expect(ids()).toHaveLength(4);
  await expectEnd(replace(), 0, 'done: 2 new ones serve');
  expectNew(2);
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
    expectAsBefore();
  });
}

test('old replicas that Docker does not stop or remove, as on a full disk, are named, and the new ones serve', async () => {
  place().refuse(/^stop/);
  await expectEnd(replace(), 3, 'could not be stopped; the new ones serve. Type this again');
  place().refuse(/^rm/);
  await expectEnd(replace(), 3, '4 run', 'are stopped and still there. To do: docker rm');
  place().refuse(undefined);
  expect(
    states()
      .map(([state]) => state)
      .sort(),
  ).toEqual([...Array(4).fill('exited'), 'running', 'running']);
  await expectEnd(replace(), 0, 'done: 2 new ones serve');
  expectNew(2);
});

test('it writes no file, for which a full disk has no room', async () => {
  expect(await place().script()).not.toMatch(/<<|mktemp/);
});

test('a Docker that goes away meanwhile leaves the old ones alone, and says what may be left', async () => {
  onceNewAreHealthy(() => place().refuse(/./));
  await expectEnd(replace(), 3, 'Docker does not tell how they are', 'Type this again');
  expect(ids()).toEqual(expect.arrayContaining([...former()]));
  place().refuse(undefined);
  noteReplicas();
  await expectEnd(replace(), 0, '4 run', 'done: 2 new ones serve');
  expectNew(2);
});
