import { expect, test } from '@playwright/test';
import { onStandIns } from './onStandIns';

const { place, setting, noteReplicas, replace, expectAsBefore, expectNew, expectEnd } = onStandIns();

test('a wrong setting replaces no replica, and is reported in the words of api', async () => {
  await setting('FEED', 'simulatr');
  await expectEnd(replace(), 1, 'do not come up', 'ended by itself', 'got simulatr', 'the 2 of before go on');
  await expectAsBefore();
  await setting('FEED', 'simulator');
});

test('two replicas are replaced by two', async () => {
  await expectEnd(replace(), 0, '2 run; 2 new ones', 'done: 2 new ones serve');
  await expectNew(2);
});

test('of two at once one is sent away, and the other goes on', async () => {
  place().before(/^start/, async () => {
    for (const what of ['api', 'delivery']) await expectEnd(replace(what), 2, 'another replacement is at work');
  });
  await expectEnd(replace(), 0);
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
  place().services.replicas = 2;
});

test('a delivery that does not start replaces none', async () => {
  const deliveries = place().containers('delivery');
  const before = deliveries.ids();
  await setting('PUBLIC_URL', 'no address');
  await expectEnd(replace('delivery'), 1, 'do not come up', 'PUBLIC_URL', 'the 2 of before go on');
  await setting('PUBLIC_URL', '');
  expect(deliveries.ids()).toEqual(before);
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
