import { cachedFor } from './cachedFor';

it('reads once for all who ask within the time, and again after it', async () => {
  let now = 100;
  let reads = 0;
  const read = cachedFor(
    10,
    async () => ++reads,
    () => now,
  );
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  now = 109.9;
  expect(await read()).toBe(1);
  now = 110;
  expect(await read()).toBe(2);
});

it('does not keep a failure', async () => {
  let isDown = true;
  const read = cachedFor(
    10,
    async () => {
      if (isDown) throw new Error('away');
      return 'there';
    },
    () => 0,
  );
  await expect(read()).rejects.toThrow('away');
  isDown = false;
  expect(await read()).toBe('there');
});
