import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { onRunningReplicas } from './runningReplicas';
import { comeToHub, expectAllNotified, leaveHub } from './visitors';

const { place, setting, added, noteReplicas, replace, expectAsBefore, expectNew, expectEnd } = onRunningReplicas();

const deliveries = () => place().containers('delivery').ids();

test('a wrong setting replaces no replica, and is reported in the words of api', async () => {
  await setting('FEED', 'simulatr');
  await expectEnd(replace(), 1, 'do not come up', 'ended by itself', 'simulatr', 'the 2 of before go on');
  await expectAsBefore();
  await setting('FEED', 'simulator');
});

test('two replicas are replaced by two with another feed, and those by two with the former one', async () => {
  await setting('FEED', 'replay');
  await expectEnd(replace(), 0, '2 run; 2 new ones', 'done: 2 new ones serve');
  await expectNew(2);
  noteReplicas();
  await setting('FEED', 'simulator');
  await expectEnd(replace(), 0);
  await expectNew(2);
});

test('of two at once one is sent away, and the other goes on', async () => {
  const typed = replace();
  await expect.poll(() => added().length).toBe(2);
  await expectEnd(replace(), 2, 'another replacement is at work');
  await expectEnd(replace('delivery'), 2, 'another replacement is at work');
  await expectEnd(typed, 0);
  await expectNew(2);
});

test('the number of replicas may change on the way, to one and from one', async () => {
  place().services.replicas = 1;
  await expectEnd(replace(), 0, '2 run; 1 new ones', 'done: 1 new ones serve');
  await expectNew(1);
  noteReplicas();
  await setting('FEED', 'simulatr');
  await expectEnd(replace(), 1, 'the 1 of before go on');
  await expectAsBefore();
  await setting('FEED', 'simulator');
  place().services.replicas = 3;
  await expectEnd(replace(), 0, 'done: 3 new ones serve');
  await expectNew(3);
});

test('a delivery that does not start replaces none', async () => {
  const before = deliveries();
  await setting('PUBLIC_URL', 'no address');
  await expectEnd(replace('delivery'), 1, 'do not come up', 'PUBLIC_URL', 'the 2 of before go on');
  await setting('PUBLIC_URL', '');
  expect(deliveries()).toEqual(before);
});

test('two deliveries are replaced by two, and one of those by none that dies', async () => {
  const visitors = await comeToHub(place().cluster().url);
  const before = deliveries();
  await expectEnd(replace('delivery'), 0, '2 run; 2 new ones', 'done: 2 new ones serve');
  const after = deliveries();
  expect(after).toHaveLength(2);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
  await expectAllNotified(visitors);
  expect(visitors.map(({ lost }) => lost())).toEqual(visitors.map(() => 0));
  await leaveHub(visitors);

  const typed = replace('delivery');
  await expect.poll(() => deliveries().length).toBe(4);
  const [, , third = ''] = deliveries();
  await expect.poll(() => place().containers('delivery').state(third), { timeout: 60_000 }).toContain(' healthy ');
  await place().containers('delivery').replica(third).end('SIGKILL');
  await expectEnd(typed, 1, 'ended by itself', 'the 2 of before go on');
  expect(deliveries()).toEqual(after);
});

test('anything else is refused, with what was expected', async () => {
  await expectEnd(replace('postgres'), 2, 'expected api or delivery, got postgres');
});

test('where there is no util-linux nothing is begun, and it is named', async () => {
  await place().type('mkdir few && ln -s "$(command -v bash)" "$(command -v dirname)" few/');
  const replaced = place().begin('env', `PATH=${place().folder}/few`, 'deploy/replace', 'api');
  await expectEnd(replaced, 2, 'expected flock and setsid of util-linux', 'nothing was begun');
  await expectAsBefore();
});
