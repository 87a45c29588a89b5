import { expect, test } from '@playwright/test';
import { onFakeDocker } from './onFakeDocker';

const { place, docker, noteReplicas, replace, expectAsBefore, expectNew, expectEnd } = onFakeDocker();

const WRONG_FEED = 'FEED: expected simulator or replay, got simulatr';

test('a wrong setting replaces no replica, and is reported in the words of api', async () => {
  place().refusedSettings.set('api', WRONG_FEED);
  await expectEnd(replace(), 1, 'do not come up', 'ended by itself', WRONG_FEED, 'the 2 of before go on');
  expectAsBefore();
});

test('two replicas are replaced by two', async () => {
  await expectEnd(replace(), 0, '2 run; 2 new ones', 'done: 2 new ones serve');
  expectNew(2);
});

test('when two run at once one is refused, and the other goes on', async () => {
  place().before(/^start/, async () => {
    for (const what of ['api', 'delivery']) await expectEnd(replace(what), 2, 'another replacement is at work');
  });
  await expectEnd(replace(), 0);
  expectNew(2);
});

test('the number of replicas may change on the way, to one and from one', async () => {
  docker().wanted.api = 1;
  await expectEnd(replace(), 0, '2 run; 1 new ones', 'done: 1 new ones serve');
  expectNew(1);
  noteReplicas();
  place().refusedSettings.set('api', WRONG_FEED);
  await expectEnd(replace(), 1, 'the 1 of before go on');
  expectAsBefore();
  place().refusedSettings.clear();
  docker().wanted.api = 3;
  await expectEnd(replace(), 0, 'done: 3 new ones serve');
  expectNew(3);
  docker().wanted.api = 2;
});

test('a delivery that does not start replaces none', async () => {
  const before = docker().ids('delivery');
  place().refusedSettings.set('delivery', 'PUBLIC_URL: expected an address, got no address');
  await expectEnd(replace('delivery'), 1, 'do not come up', 'PUBLIC_URL', 'the 2 of before go on');
  expect(docker().ids('delivery')).toEqual(before);
});

test('anything else is refused, with what was expected', async () => {
  await expectEnd(replace('postgres'), 2, 'expected api or delivery, got postgres');
});

test('without util-linux it begins nothing, and names it', async () => {
  const make = 'mkdir few && ln -s "$(command -v bash)" "$(command -v dirname)" few/';
  await expectEnd(place().begin('bash', '-ec', make), 0);
  const replaced = place().begin('env', `PATH=${place().folder}/few`, 'deploy/replace', 'api');
  await expectEnd(replaced, 2, 'expected flock and setsid of util-linux', 'nothing was begun');
  expectAsBefore();
});
