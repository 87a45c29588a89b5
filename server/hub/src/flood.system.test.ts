import { createFakeClock } from './testing/createFakeClock';
import { heapInUse } from './testing/heapInUse';
import { aStockClient } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

const MB = 1_048_576;

it('ten thousand negotiations that never connect are forgotten, and their memory comes back (row 28)', async () => {
  const clock = createFakeClock();
  const limits = { maxConnectionsPerAddress: 1e9, negotiationsPerSecond: 1e9 };
  const { hub, app, url } = await startTestHub({ clock, ...limits });
  const negotiate = () => app.inject({ method: 'POST', url: '/realtime/negotiate?negotiateVersion=1' });
  const flood = async (count: number) => {
    for (let i = 0; i < count; i++) await negotiate();
  };
  // Warms up, so that permanent memory of the first requests does not count.
  await flood(2_000);
  clock.advance(15_000);
  const before = heapInUse();
  await flood(10_000);
  expect(hub.size()).toBe(10_000);
  const flooded = heapInUse();
  clock.advance(15_000);
  expect(hub.size()).toBe(0);
  const after = heapInUse();
  // Some 200 bytes each; half of it is allowed for other work of the engine.
  expect(flooded - before).toBeLessThan(10 * MB);
  expect(after - before).toBeLessThan((flooded - before) / 2);
  const client = aStockClient(url);
  await client.start();
  expect(await client.invoke('Echo', 'still here')).toBe('still here');
});

it('a flood of garbage fills no log', async () => {
  const { url, entries } = await startTestHub();
  for (let i = 0; i < 50; i++) {
    const client = aStockClient(url);
    await client.start();
    Reflect.get(client, 'connection').send('garbage\u001e');
    await new Promise((resolve) => client.onclose(resolve));
  }
  expect(entries.filter(({ level }) => level === 'warn').length).toBe(20);
});
