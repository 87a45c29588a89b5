import { createAnswer } from '../board/createAnswer';
import { ApiError } from '../http/apiError';
import { createAnswerCache } from './createAnswerCache';

let now = 100;
let reads: string[] = [];

function reader() {
  now = 100;
  reads = [];
  const keep = createAnswerCache(() => now);
  return async (address: string) => {
    const answer = await keep(address, async () => {
      reads.push(address);
      return address === 'nobody' ? undefined : createAnswer(`${address} ${now}`);
    });
    return String(await answer?.body('identity'));
  };
}

test('however many ask, an address is read once in a second', async () => {
  const ask = reader();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 100', 'a 100', 'b 100']);
  now = 100.9;
  expect(await ask('a')).toBe('a 100');
  now = 101;
  expect(await ask('a')).toBe('a 101');
  expect(reads).toEqual(['a', 'b', 'a']);
});

test('that there is nothing is kept as well', async () => {
  const ask = reader();
  await ask('nobody');
  await ask('nobody');
  expect(reads).toEqual(['nobody']);
});

test('of very many addresses the oldest is forgotten', async () => {
  const ask = reader();
  for (let page = 0; page <= 300; page++) await ask(`page ${page}`);
  await ask('page 300');
  expect(reads).toHaveLength(301);
  await ask('page 0');
  expect(reads).toHaveLength(302);
});

describe('of addresses that each wait for the store', () => {
  /** Reads that end when they are told to. */
  function slow() {
    const keep = createAnswerCache(() => 100);
    const running: { address: string; end: () => void; fail: () => void }[] = [];
    const ask = (address: string) =>
      keep(
        address,
        () =>
          new Promise((resolve, reject) => {
            running.push({ address, end: () => resolve(undefined), fail: () => reject(new Error('away')) });
          }),
      );
    return { ask, running };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('three are read at once, the others in their order', async () => {
    const { ask, running } = slow();
    const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map(ask);
    await settled();
    expect(running.map(({ address }) => address)).toEqual(['a', 'b', 'c']);
    running[1]?.end();
    running[2]?.fail();
    await expect(asked[2]).rejects.toThrow('away');
    await settled();
    expect(running.map(({ address }) => address)).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const { end } of running) end();
    await settled();
    running[5]?.end();
    expect(await asked[5]).toBeUndefined();
    const [again] = [ask('g')];
    await settled();
    running[6]?.end();
    await again;
  });

  test('more than a hundred that wait are refused, and asked for again they are read', async () => {
    const { ask, running } = slow();
    const asked = Array.from({ length: 104 }, (_, page) => ask(`page ${page}`));
    await expect(asked[103]).rejects.toThrow(ApiError);
    for (let turn = 0; turn < 103; turn++) {
      await settled();
      running[turn]?.end();
    }
    await Promise.all(asked.slice(0, 103));
    const again = ask('page 103');
    await settled();
    running[103]?.end();
    expect(await again).toBeUndefined();
  });
});

test('what is dear is made one after the other, few wait for it, and few are kept', async () => {
  const keep = createAnswerCache<string>(() => 100, 1, { kept: 2, atOnce: 1, waiting: 1 });
  let running = 0;
  let made = 0;
  const make = (name: string) =>
    keep(name, async () => {
      expect(++running).toBe(1);
      await Promise.resolve();
      running--;
      made++;
      return name;
    });
  const [one, two, three] = await Promise.allSettled(['a', 'b', 'c'].map(make));
  expect([one?.status, two?.status, three?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  for (const name of ['c', 'd', 'b']) await make(name);
  expect(made).toBe(5);
});
