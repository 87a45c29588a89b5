import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { missingBalancer } from './balancer';
import { missingDatabase } from './database';
import { keepProbing } from './probes';
import { test } from './test';
import { enterWorkplace, type Typed, type Workplace } from './workplace';

const missing = missingDatabase ?? missingBalancer;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);

let place: Workplace;
let probes: ReturnType<typeof keepProbing>[];
let before: string[];

test.beforeAll(async ({ images }) => {
  place = await enterWorkplace(images);
  await place.type('cp .env.example .env');
  await setting('SIGNATURE_SECRETS', 'a-secret-of-this-test');
  await place.type('docker compose up --build --detach');
});
test.afterAll(() => place?.leave());

test.beforeEach(() => {
  place.refuse(undefined);
  before = place.containers().ids();
  probes = ['/embed/bang-xep-hang', '/ready'].map((path) => keepProbing(new URL(path, place.cluster().url).href));
});
test.afterEach(async () => {
  for (const probe of probes) expect((await probe.stop()).failed, 'what visitors were refused').toEqual([]);
});

const setting = (name: string, value: string) => place.type(`sed -i "s|^${name}=.*|${name}=${value}|" .env`);
const replace = (what = 'api') => place.begin('deploy/replace', what);
const ids = () => place.containers().ids();
const stateOf = async (id: string) => (await place.containers().state(id)).split(' ').slice(1);
const states = () => Promise.all(ids().map(stateOf));
const added = () => ids().filter((id) => !before.includes(id));
const healthOf = async (some: readonly string[]) => (await Promise.all(some.map(stateOf))).map(([, health]) => health);
const untilHealth = (some: () => readonly string[], health: string) =>
  expect.poll(() => healthOf(some()), { timeout: 60_000 }).toEqual([health, health]);
const untilNewAreHealthy = () => untilHealth(added, 'healthy');

/** Only the old replicas are there, and they never stopped. */
async function expectAsBefore(): Promise<void> {
  expect(ids()).toEqual(before);
  expect(await states()).toEqual(before.map(() => ['running', 'healthy', '0']));
}

async function expectNew(count: number): Promise<void> {
  expect(ids()).toHaveLength(count);
  expect(ids().filter((id) => before.includes(id))).toEqual([]);
  expect(await states()).toEqual(ids().map(() => ['running', 'healthy', '0']));
}

async function expectEnd({ done }: Typed, code: number, ...words: string[]): Promise<void> {
  const ended = await done;
  for (const word of words) expect(ended.output).toContain(word);
  expect(ended.code, ended.output).toBe(code);
}

test('a wrong setting replaces no replica, and is reported in the words of api', async () => {
  await setting('FEED', 'simulatr');
  await expectEnd(replace(), 1, 'do not come up', 'ended by itself', 'simulatr', 'the 2 replicas of before go on');
  await expectAsBefore();
  await setting('FEED', 'simulator');
});

test('two replicas are replaced by two with another feed, and those by two with the former one', async () => {
  await setting('FEED', 'replay');
  await expectEnd(replace(), 0, '2 replicas run; 2 new ones', 'done: 2 new replicas serve');
  await expectNew(2);
  before = ids();
  await setting('FEED', 'simulator');
  await expectEnd(replace(), 0);
  await expectNew(2);
});

test('a replica that becomes healthy and dies soon replaces none', async () => {
  const typed = replace();
  await untilNewAreHealthy();
  await place
    .containers()
    .replica(added()[0] ?? '')
    .end('SIGKILL');
  await expectEnd(typed, 1, 'ended by itself', 'go on as they were');
  await expectAsBefore();
});

test('a replica that becomes healthy and then hangs replaces none', async () => {
  const typed = replace();
  await untilNewAreHealthy();
  // A request to it would wait in vain, as with any frozen server.
  for (const probe of probes.splice(0)) expect((await probe.stop()).failed).toEqual([]);
  await place
    .containers()
    .replica(added()[1] ?? '')
    .freeze();
  await expectEnd(typed, 1, 'is unhealthy', 'go on as they were');
  await expectAsBefore();
});

test('replicas that fail when the old ones have left bring those back', async () => {
  const typed = replace();
  await expect
    .poll(async () => (await states()).filter(([state]) => state === 'exited').length, { timeout: 60_000 })
    .toBe(2);
  await place
    .containers()
    .replica(added()[0] ?? '')
    .end('SIGKILL');
  await expectEnd(typed, 1, 'the old ones come back', 'go on as they were');
  await expectAsBefore();
});

test('the new ones that are healthy stay where none of before is, whatever becomes of the others', async () => {
  for (const probe of probes.splice(0)) await probe.stop();
  for (const id of before) place.containers().replica(id).freeze();
  await untilHealth(() => before, 'unhealthy');
  const typed = replace();
  await untilNewAreHealthy();
  await place
    .containers()
    .replica(added()[0] ?? '')
    .end('SIGKILL');
  await expectEnd(typed, 3, 'nothing is taken away');
  expect(ids()).toHaveLength(4);
  await expectEnd(replace(), 0, 'done: 2 new replicas serve');
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
    place.refuse(commands);
    await expectEnd(replace(), code, 'not now');
    place.refuse(undefined);
    await expectAsBefore();
  });
}

test('a Docker that goes away meanwhile leaves the old ones alone, and says what may be left', async () => {
  const typed = replace();
  await untilNewAreHealthy();
  place.refuse(/./);
  await expectEnd(typed, 3, 'Docker does not tell how they are', 'Type this again');
  expect(ids()).toEqual(expect.arrayContaining(before));
  place.refuse(undefined);
  before = ids();
  await expectEnd(replace(), 0, '4 replicas run', 'done: 2 new replicas serve');
  await expectNew(2);
});

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
  await expectEnd(typed, 0, 'done: 2 new replicas serve');
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
    await expectEnd(replace(), 0, 'done: 2 new replicas serve');
    await expectNew(2);
  });
}

test('of two at once one is sent away, and the other goes on', async () => {
  const typed = replace();
  await expect.poll(() => added().length).toBe(2);
  await expectEnd(replace(), 2, 'another replacement is at work');
  await expectEnd(replace('delivery'), 2, 'another replacement is at work');
  await expectEnd(typed, 0);
  await expectNew(2);
});

test('the number of replicas may change on the way, to one and from one', async () => {
  place.services.replicas = 1;
  await expectEnd(replace(), 0, '2 replicas run; 1 new ones', 'done: 1 new replicas serve');
  await expectNew(1);
  before = ids();
  await setting('FEED', 'simulatr');
  await expectEnd(replace(), 1, 'the 1 replicas of before go on');
  await expectAsBefore();
  await setting('FEED', 'simulator');
  place.services.replicas = 3;
  await expectEnd(replace(), 0, 'done: 3 new replicas serve');
  await expectNew(3);
});

test('a delivery that does not start replaces none', async () => {
  const env = await readFile(`${place.folder}/.env`, 'utf8');
  await writeFile(`${place.folder}/.env`, env.replace(/^PUBLIC_URL=.*$/m, 'PUBLIC_URL=no address'));
  await expectEnd(replace('delivery'), 1, 'does not come up', 'PUBLIC_URL', 'the delivery that runs goes on');
  await writeFile(`${place.folder}/.env`, env);
});

test('anything else is refused, with what was expected', async () => {
  await expectEnd(replace('postgres'), 2, 'expected api or delivery, got postgres');
});

test('where there is no util-linux nothing is begun, and it is named', async () => {
  await place.type('mkdir few && ln -s "$(command -v bash)" "$(command -v dirname)" few/');
  const replaced = place.begin('env', `PATH=${place.folder}/few`, 'deploy/replace', 'api');
  await expectEnd(replaced, 2, 'expected flock and setsid of util-linux', 'nothing was begun');
  await expectAsBefore();
});
