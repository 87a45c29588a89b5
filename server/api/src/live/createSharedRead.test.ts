import { createSharedRead } from './createSharedRead';

const settled = () => new Promise(setImmediate);

function setUp() {
  const clock = { now: 0, pauses: [] as number[] };
  const ends: (() => void)[] = [];
  const shared = createSharedRead({
    read: () => new Promise((resolve) => void ends.push(resolve)),
    now: () => clock.now,
    pause: async (ms) => {
      clock.pauses.push(ms);
      clock.now += ms;
    },
  });
  return { clock, ends, shared };
}

test('a thousand who ask while a read runs share the next one, which begins after they asked', async () => {
  const { ends, shared } = setUp();
  const first = shared();
  await settled();
  const others = Array.from({ length: 1000 }, shared);
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(others);
});

test('a read waits until a quarter of a second after the one before', async () => {
  const { clock, ends, shared } = setUp();
  void shared();
  await settled();
  ends[0]?.();
  await settled();
  clock.now += 100;
  void shared();
  await settled();
  expect([clock.pauses, ends.length]).toEqual([[150], 2]);
});

test('a failed read rejects for its own callers, and the next one begins', async () => {
  let times = 0;
  const shared = createSharedRead({
    async read() {
      times += 1;
      if (times === 1) throw new Error('gone');
    },
    now: () => 0,
    pause: async () => {},
  });
  await expect(shared()).rejects.toThrow('gone');
  await expect(shared()).resolves.toBeUndefined();
  expect(times).toBe(2);
});
