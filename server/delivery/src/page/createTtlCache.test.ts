import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTtlCache } from './createTtlCache';

afterEach(() => {
  jest.useRealTimers();
});

function setUp(most = 2) {
  const time = { ms: 0 };
  const memory = createTtlCache<string>({
    freshMs: 2000,
    staleMs: 1000,
    waitMs: 300,
    most,
    now: () => time.ms,
  });
  const say = (answer: string) => async () => answer;
  return { time, memory, say };
}

it('has an answer that is on its way, and one for as long as it counts', async () => {
  const { time, memory, say } = setUp();
  const answer = memory.get('a', say('first'));
  expect(await memory.get('a', say('nobody asks'))).toBe('first');
  await answer;
  time.ms = 1999;
  expect(await memory.get('a', say('second'))).toBe('first');
});

it('forgets what was used longest ago', async () => {
  const { memory, say } = setUp(2);
  for (const key of ['a', 'b', 'a', 'c']) await memory.get(key, say(`first ${key}`));
  const again = await Promise.all(['a', 'c'].map((key) => memory.get(key, say('again'))));
  expect(again).toEqual(['first a', 'first c']);
  expect(await memory.get('b', say('again'))).toBe('again');
});

it('gives the last answer while the next is on its way, to all who come meanwhile', async () => {
  const { time, memory, say } = setUp();
  await memory.get('a', say('first'));
  time.ms = 2999;
  let answer = (_: string) => {};
  const promise = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const waiting = () => promise;
  expect(await memory.get('a', waiting)).toBe('first');
  expect(await memory.get('a', say('nobody asks'))).toBe('first');
  answer('second');
  await promise;
  expect(await memory.get('a', say('nobody asks'))).toBe('second');
});

it('lets one wait for the next answer when the last is too old as fallback', async () => {
  const { time, memory, say } = setUp();
  await memory.get('a', say('first'));
  time.ms = 3000;
  expect(await memory.get('a', say('second'))).toBe('second');
});

it('gives no last answer once it is too old', async () => {
  const { time, memory, say } = setUp();
  await memory.get('a', say('first'));
  time.ms = 2500;
  expect(await memory.get('a', () => new Promise(() => {}))).toBe('first');
  time.ms = 3000;
  expect(await memory.get('a', say('nobody asks'))).toBeUndefined();
});

it('holds nothing that nobody will use any more', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  let at = 0;
  const memory = createTtlCache<object>({ freshMs: 2000, staleMs: 1000, waitMs: 1, most: 500, now: () => at });
  const load = async () => {
    const answer = {};
    await memory.get('a', async () => answer);
    return new WeakRef(answer);
  };
  const answer = await load();
  at = 3001;
  await memory.get('b', async () => ({}));
  // Whoever waited has it, or gave up.
  jest.runAllTimers();
  await new Promise(setImmediate);
  collect();
  expect(answer.deref()).toBeUndefined();
});
