import { createAnswer } from '../board/createAnswer';
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
