import type { HubMessage } from 'hub/message';
import { FOLLOW_METHOD, type WireChanges } from 'shared-kernel/protocol/lanes';
import { expectDescribed } from '../testing/expectDescribed';
import { createFollow, WHOLE_GROUP } from './createFollow';

const MISSED: WireChanges = { upTo: { football: 12, prices: 12 }, entries: [] };

/** The hub's method on a node whose board has reached number 12, and remembers from number 5 on. */
function aNode() {
  const node = {
    last: 12,
    looks: 0,
    resumes: 0,
    pauses: [] as number[],
    now: 0,
    silentSince: undefined as number | undefined,
  };
  const resume = (_: unknown, since: Record<string, number | undefined>) => {
    node.resumes += 1;
    return Object.values(since).every((number) => number !== undefined && number >= 5 && number <= node.last)
      ? MISSED
      : undefined;
  };
  const follow = createFollow({
    board: { last: () => node.last, revision: () => node.last },
    log: { resume, reach: () => ({ lowest: 5, last: node.last }) },
    look: async () => {
      node.looks += 1;
    },
    now: () => node.now,
    pause: async (ms) => {
      node.pauses.push(ms);
      node.now += ms;
    },
    silentSince: () => node.silentSince,
  });
  const call = follow.methods[FOLLOW_METHOD];
  return { node, follow, call };
}

function aClient() {
  const published = { groups: new Set<string>(), part: '', sent: [] as HubMessage[], pace: 'usual' };
  const caller = {
    join(group: string) {
      if (group.startsWith('reload')) published.part += group;
      else published.groups.add(group);
    },
    leave: (group: string) => void published.groups.delete(group),
    send: (message: HubMessage) => void published.sent.push(message),
    setPace: (pace: string) => {
      published.pace = pace;
    },
  };
  return { caller, published };
}

test('a client gets whole matches until it follows lanes, and from then on its lanes alone', async () => {
  const { follow, call } = aNode();
  const { caller, published } = aClient();
  follow.onConnected(caller);
  expect([...published.groups]).toEqual([WHOLE_GROUP]);
  expect(await call(caller, { lanes: ['prices', 'football', 'football'] })).toEqual({ isComplete: false });
  expect([...published.groups]).toEqual(['lanes football,prices']);
  await call(caller, { lanes: ['football'], quiet: true });
  expect([[...published.groups], published.pace]).toEqual([['lanes quiet'], 'quiet']);
  await call(caller, { lanes: ['football'] });
  expect(published.pace).toBe('usual');
});

test('a client that follows learns since when no feed is heard', async () => {
  const { node, call } = aNode();
  node.silentSince = 1_670_612_400;
  const answer = { isComplete: false, silentSince: 1_670_612_400 };
  expect(await call(aClient().caller, { lanes: ['football'] })).toEqual(answer);
  expectDescribed('FollowAnswer', answer);
});

test('clients that follow are asked to load a board in thirty parts; each stays in its own', async () => {
  const { call } = aNode();
  const parts = new Map<string, number>();
  for (let client = 0; client < 60; client += 1) {
    const { caller, published } = aClient();
    await call(caller, { lanes: ['football'] });
    await call(caller, { lanes: ['prices'] });
    parts.set(published.part, (parts.get(published.part) ?? 0) + 1);
  }
  expect([...new Set(parts.values()), parts.size]).toEqual([2, 30]);
});

test('what it missed comes in one message, made once for all who missed the same', async () => {
  const { node, call } = aNode();
  const [one, other] = [aClient(), aClient()];
  const request = { lanes: ['football', 'prices'], since: { football: 9, prices: 8 } };
  expect(await call(one.caller, request)).toEqual({ isComplete: true });
  expect(await call(other.caller, request)).toEqual({ isComplete: true });
  expect(one.published.sent).toHaveLength(1);
  expect(other.published.sent[0]).toBe(one.published.sent[0]);
  expect(node.resumes).toBe(1);
  node.last = 13;
  await call(one.caller, request);
  expect(node.resumes).toBe(2);
});

test.each([
  ['of the past', { football: 4 }, 0],
  ['of the future', { football: 13 }, 1],
])('a number %s is not complete', async (_, since, looks) => {
  const { node, call } = aNode();
  const { caller, published } = aClient();
  expect(await call(caller, { lanes: ['football'], since })).toEqual({ isComplete: false });
  expect([published.sent, node.looks]).toEqual([[], looks]);
  expect([...published.groups]).toEqual(['lanes football']);
});

test.each([
  ['nothing', undefined, 'At Follow: expected an object, got nothing'],
  ['no lanes', { lanes: [] }, 'At Follow.lanes: expected a lane, got a list'],
  ['an unknown lane', { lanes: ['weather'] }, 'At Follow.lanes.0: expected one of football, prices, got "weather"'],
  ['a number as text', { lanes: ['football'], since: { football: '9' } }, 'a number of the change log, got "9"'],
  ['a number below 0', { lanes: ['football'], since: { football: -1 } }, 'a number of the change log, got -1'],
  ['no whole number', { lanes: ['football'], since: { football: 1.5 } }, 'a number of the change log, got 1.5'],
  ['text for quiet', { lanes: ['football'], quiet: 'yes' }, 'At Follow.quiet: expected true or false, got "yes"'],
])('a request with %s is refused with what was expected', async (_, request, message) => {
  const { call } = aNode();
  const { caller, published } = aClient();
  await expect(call(caller, request)).rejects.toMatchObject({ name: 'HubError' });
  await expect(call(caller, request)).rejects.toThrow(message);
  expect(published.groups.size).toBe(0);
});

test('a client that calls a thousand times waits a second for each, and the node does little', async () => {
  const { node, call } = aNode();
  const { caller } = aClient();
  for (let times = 0; times < 1000; times += 1) {
    await call(caller, { lanes: ['football'], since: { football: 9 } });
  }
  expect(node.pauses.filter((ms) => ms === 1000).length).toBeGreaterThanOrEqual(900);
  expect(node.resumes).toBe(1);
  // Another client is not held back.
  const before = node.pauses.length;
  await call(aClient().caller, { lanes: ['football'] });
  expect(node.pauses).toHaveLength(before);
});
