import { drain } from './drain';
import type { Session } from './session';
import { createFakeClock, type FakeClock } from './testing/createFakeClock';
import { openShakenClient, refusedUpgrade } from './testing/rawClient';
import { negotiated, openEventStream, openPolls, shaken } from './testing/rawHttp';
import { aStockClient, onReconnected, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const GOODBYE = { type: 7, allowReconnect: true };

/** Turns the clock while promises settle. */
async function pass(clock: FakeClock, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    clock.advance(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the pace of a drain', () => {
  function aCrowd(count: number) {
    const clock = createFakeClock();
    const sent: number[] = [];
    const sessions = Array.from(
      { length: count },
      (_, i) => ({ close: () => void sent.push(i) }) as unknown as Session,
    );
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const settings = { clock, random, drainPerSecond: 750, drainPauseMs: 3_000 };
    return { clock, sent, drained: drain(settings, () => sessions) };
  }

  it('begins after three seconds, in which balancers notice, and sends 750 goodbyes a second', async () => {
    const { clock, sent } = aCrowd(10_000);
    await pass(clock, 2_900);
    expect(sent.length).toBe(0);
    await pass(clock, 1_100);
    expect(sent.length).toBeGreaterThan(700);
    expect(sent.length).toBeLessThan(900);
    await pass(clock, 5_000);
    expect(sent.length).toBeGreaterThan(4_400);
    expect(sent.length).toBeLessThan(4_700);
  });

  it('sends one goodbye to each, in random order', async () => {
    const { clock, sent, drained } = aCrowd(2_000);
    await pass(clock, 6_000);
    await drained;
    expect([...sent].sort((a, b) => a - b)).toEqual(Array.from({ length: 2_000 }, (_, i) => i));
    const inOrder = sent.filter((one, i) => i > 0 && one === (sent[i - 1] ?? 0) + 1).length;
    expect(inOrder).toBeLessThan(20);
  });
});

describe('a hub that drains', () => {
  it('asks clients of every transport to reconnect, and serves them until then', async () => {
    const clock = createFakeClock();
    const { url, wsUrl, hub, waitingCount } = await startTestHub({ clock });
    const socket = await openShakenClient(wsUrl);
    const stream = await shaken(openEventStream(await negotiated(url)));
    const polls = openPolls(await negotiated(url));
    await polls.poll();
    void polls.keepPolling();
    await shaken(Promise.resolve(polls));
    const drained = hub.drain();
    hub.broadcast('news');
    for (const client of [socket, stream, polls]) expect(await client.next()).toMatchObject({ target: 'news' });
    await until(() => waitingCount() === 2);
    await pass(clock, 3_000);
    for (const client of [socket, stream, polls]) expect(await client.next()).toEqual(GOODBYE);
    await pass(clock, 200);
    await drained;
    await until(() => hub.connectionCount() === 0);
  });

  it('holds negotiations back instead of refusing them, until it closes', async () => {
    const clock = createFakeClock();
    const { url, wsUrl, hub, waitingPosts } = await startTestHub({ clock });
    void hub.drain();
    const held = fetch(`${url}/negotiate`, { method: 'POST' });
    await until(() => waitingPosts() === 1);
    await pass(clock, 20_000);
    expect(waitingPosts()).toBe(1);
    expect((await refusedUpgrade(wsUrl)).status).toBe(503);
    const closed = hub.close();
    clock.advance(1_000);
    await closed;
    expect((await held).status).toBe(503);
  });

  it.each(TRANSPORTS)('loses no client over %s when another server takes its place', async (_, transport) => {
    const first = await startTestHub({ drainPauseMs: 0 });
    const second = await startTestHub();
    const client = aStockClient(first.url, { transport });
    const reconnected = onReconnected(client);
    client.onreconnecting(() => {
      client.baseUrl = second.url;
    });
    await client.start();
    await first.hub.drain();
    await reconnected;
    expect(await client.invoke('Echo', 'back')).toBe('back');
    await until(() => first.hub.connectionCount() === 0);
  });
});
