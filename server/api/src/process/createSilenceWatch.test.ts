import type { VendorContact } from 'feeds/provider';
import type { NotedSilence } from '../store/feedSilence';
import { createSilenceWatch } from './createSilenceWatch';

const NOON = 1_670_587_200;

/** The store that some nodes share. */
function aStore() {
  let noted: NotedSilence = { since: undefined, notedAt: undefined };
  const writes: NotedSilence[] = [];
  return {
    writes,
    isAway: false,
    async noteSilence(since: number | undefined, notedAt: number) {
      noted = { since, notedAt };
      writes.push(noted);
    },
    async readSilence() {
      if (this.isAway) throw new Error('away');
      return noted;
    },
  };
}

/** Nodes on one clock, of which the first one feeds. */
function nodes(contact: Partial<VendorContact> | undefined = {}) {
  const store = aStore();
  const time = { now: NOON };
  const vendor = { startedAt: NOON - 60, heardAt: NOON, pause: 20, isOn: true, ...contact };
  const reported: unknown[] = [];

  function node(fedBy: 'leader' | 'memory' | 'follower') {
    const state = { fedBy, fedAt: 0 };
    const announced: (number | undefined)[] = [];
    const watch = createSilenceWatch({
      provider: { contacts: () => [vendor] },
      limit: 90,
      store,
      fedBy: () => state.fedBy,
      fedAt: () => state.fedAt,
      now: () => time.now,
      monotonic: () => (time.now - NOON) * 1000,
      onChange: (since) => void announced.push(since),
      report: (error) => void reported.push(error),
    });
    return { state, announced, watch };
  }

  return { store, time, vendor, reported, feeding: node('leader'), other: node('follower'), node };
}

type Node = ReturnType<ReturnType<typeof nodes>['node']>;

/** Turns the clock, with a look of these nodes every three seconds. */
async function pass(time: { now: number }, seconds: number, ...looking: readonly Node[]): Promise<void> {
  for (const end = time.now + seconds; time.now < end; time.now += 3)
    for (const { watch } of looking) await watch.look();
}

it('notifies every node once when the feed is silent too long, and once when it speaks again', async () => {
  const { time, vendor, feeding, other } = nodes();
  await pass(time, 110, feeding, other);
  expect([feeding.announced, other.announced]).toStrictEqual([[], []]);
  await pass(time, 300, feeding, other);
  expect([feeding.announced, other.announced]).toStrictEqual([[NOON], [NOON]]);
  vendor.heardAt = time.now;
  await pass(time, 6, feeding, other);
  expect([feeding.announced, other.announced]).toStrictEqual([
    [NOON, undefined],
    [NOON, undefined],
  ]);
});

it('writes to the store at each change, and twice a minute', async () => {
  const { time, store, vendor, feeding } = nodes();
  await pass(time, 90, feeding);
  expect(store.writes).toHaveLength(3);
  vendor.heardAt = NOON - 3600;
  vendor.startedAt = NOON - 7200;
  await pass(time, 3, feeding);
  expect(store.writes.at(-1)).toStrictEqual({ since: NOON - 3600, notedAt: time.now - 3 });
});

it('goes on where the node that fed before left off, until its own feed is heard', async () => {
  const { time, vendor, feeding, other } = nodes();
  await pass(time, 300, feeding, other);
  Object.assign(vendor, { startedAt: time.now, heardAt: Number.NEGATIVE_INFINITY });
  other.state.fedBy = 'leader';
  await pass(time, 300, other);
  expect(other.announced).toStrictEqual([NOON]);
  vendor.heardAt = time.now;
  await pass(time, 3, other);
  expect(other.announced).toStrictEqual([NOON, undefined]);
});

it('takes a feeding node that is gone for silence, unless matches are still stored', async () => {
  const { time, feeding, other } = nodes();
  await pass(time, 30, feeding, other);
  const last = time.now - 3;
  other.state.fedAt = 60_000;
  await pass(time, 120, other);
  expect(other.announced).toStrictEqual([]);
  await pass(time, 60, other);
  expect(other.announced).toStrictEqual([last - 27]);
});

it('asks its own feed while it fills the board from memory, and leaves the store alone', async () => {
  const { time, store, node } = nodes();
  const alone = node('memory');
  await pass(time, 300, alone);
  expect([alone.announced, store.writes]).toStrictEqual([[NOON], []]);
});

it('reports a store that cannot be read, and keeps what it knew', async () => {
  const { time, store, reported, feeding, other } = nodes();
  await pass(time, 300, feeding, other);
  store.isAway = true;
  await pass(time, 6, other);
  expect([other.announced, reported]).toStrictEqual([[NOON], [new Error('away'), new Error('away')]]);
});

it('notes what changed while it wrote', async () => {
  const { time, store, vendor, node } = nodes({ heardAt: NOON - 3600, startedAt: NOON - 7200 });
  let written: () => void = () => {};
  const { noteSilence } = store;
  store.noteSilence = async (since, at) => {
    await new Promise<void>((resolve) => (written = resolve));
    return noteSilence(since, at);
  };
  const { watch } = node('leader');
  const first = watch.look();
  vendor.heardAt = time.now;
  void watch.look();
  written();
  await first;
  const second = watch.look();
  written();
  await second;
  expect(store.writes.map(({ since }) => since)).toStrictEqual([NOON - 3600, undefined]);
});

it('keeps to its own word when the store answers after it has gone on from memory', async () => {
  const { time, store, node } = nodes({ heardAt: NOON - 3600, startedAt: NOON - 7200 });
  const { state, announced, watch } = node('follower');
  let answer: () => void = () => {};
  store.readSilence = () => new Promise((resolve) => (answer = () => resolve({ since: undefined, notedAt: time.now })));
  const reading = watch.look();
  state.fedBy = 'memory';
  void watch.look();
  answer();
  await reading;
  expect(announced).toStrictEqual([NOON - 3600]);
});

it('notifies of its own feed while a store does not answer', async () => {
  const { time, store, node } = nodes();
  store.noteSilence = () => new Promise(() => {});
  const { watch, announced } = node('leader');
  for (time.now = NOON; time.now < NOON + 300; time.now += 3) void watch.look();
  expect(announced).toStrictEqual([NOON]);
});

it('never calls a feed silent that has no vendor', async () => {
  const { time, store } = nodes();
  const announced: unknown[] = [];
  const watch = createSilenceWatch({
    provider: {},
    limit: 90,
    store,
    fedBy: () => 'leader',
    fedAt: () => 0,
    now: () => time.now,
    monotonic: () => 0,
    onChange: (since) => void announced.push(since),
    report: () => {},
  });
  for (time.now = NOON; time.now < NOON + 3600; time.now += 60) await watch.look();
  expect(announced).toStrictEqual([]);
});
