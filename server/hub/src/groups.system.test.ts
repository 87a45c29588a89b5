import type { SentFrame } from './hubWatch';
import type { HubCaller, HubMethod } from './methods';
import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { openShakenClient } from './testing/rawClient';
import { aStockClient, calls, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const methods: Record<string, HubMethod> = {
  Join: (caller, group) => caller.join(String(group)),
  Leave: (caller, group) => caller.leave(String(group)),
  Echo: (_caller, value) => value,
};

describe.each(TRANSPORTS)('groups over %s', (_name, transport) => {
  it('are heard by their members, in each that they are in, and by nobody else', async () => {
    const { url, hub } = await startTestHub({ methods });
    const [both, one, none] = [1, 2, 3].map(() => aStockClient(url, { transport }));
    if (!both || !one || !none) throw new Error('There are three clients');
    const received = [calls(both, 'news', 3), calls(one, 'news', 2), calls(none, 'news', 1)];
    for (const client of [both, one, none]) await client.start();
    for (const group of ['a', 'b']) await both.invoke('Join', group);
    await one.invoke('Join', 'b');
    expect([hub.group('a').connectionCount(), hub.group('b').connectionCount()]).toEqual([1, 2]);
    hub.group('a').broadcast('news', 'for a');
    hub.group('b').broadcast('news', 'for b');
    hub.broadcast('news', 'for all');
    const all = await Promise.all(received);
    expect(all.map((news) => news.flat())).toEqual([['for a', 'for b', 'for all'], ['for b', 'for all'], ['for all']]);
  });

  it('have a client once, however often it joins, and no more when it leaves', async () => {
    const { url, hub } = await startTestHub({ methods });
    const client = aStockClient(url, { transport });
    const news: unknown[] = [];
    client.on('news', (text) => news.push(text));
    const last = calls(client, 'last', 1);
    await client.start();
    for (let i = 0; i < 3; i++) await client.invoke('Join', 'a');
    expect(hub.group('a').connectionCount()).toBe(1);
    hub.group('a').broadcast('news', 1);
    await until(() => news.length > 0);
    for (let i = 0; i < 2; i++) await client.invoke('Leave', 'a');
    expect(hub.group('a').connectionCount()).toBe(0);
    hub.group('a').broadcast('news', 2);
    hub.broadcast('last');
    await last;
    expect(news).toEqual([1]);
  });

  it('may be joined as soon as a client is connected, and end with its connection', async () => {
    const { url, hub } = await startTestHub({ onConnected: (caller) => caller.join('a') });
    const client = aStockClient(url, { transport });
    const received = calls(client, 'news', 1);
    await client.start();
    hub.group('a').broadcast('news', 'goal');
    expect(await received).toEqual([['goal']]);
    await client.stop();
    await until(() => hub.group('a').connectionCount() === 0);
  });

  it('lose those whose connection breaks', async () => {
    const clock = createFakeClock();
    const { url, hub, breakLines } = await startTestHub({ methods, clock });
    const client = aStockClient(url, { transport });
    await client.start();
    await client.invoke('Join', 'a');
    breakLines();
    await until(() => {
      // A polling client has 15 seconds for its next poll.
      clock.advance(1_000);
      return hub.group('a').connectionCount() === 0;
    });
  });

  it('receive 500 broadcasts in order and intact', async () => {
    const { url, hub } = await startTestHub({ methods });
    const client = aStockClient(url, { transport });
    const received = calls(client, 'news', 500);
    await client.start();
    await client.invoke('Join', 'a');
    for (let i = 0; i < 500; i++) hub.group('a').broadcast('news', i);
    expect((await received).flat()).toEqual(Array.from({ length: 500 }, (_, i) => i));
  });
});

describe('a client that is gone', () => {
  it('joins nothing, and is sent nothing, by a call that ends later', async () => {
    let caller: HubCaller | null = null;
    const { hub, wsUrl } = await startTestHub({
      onConnected(connected) {
        caller = connected;
        connected.join('a');
      },
    });
    const client = await openShakenClient(wsUrl);
    const stays = caller as HubCaller | null;
    client.ws.terminate();
    await until(() => hub.connectionCount() === 0);
    for (const group of ['a', 'b']) stays?.join(group);
    stays?.leave('a');
    stays?.setPace('quiet');
    expect([hub.group('a').connectionCount(), hub.group('b').connectionCount()]).toEqual([0, 0]);
  });

  it('is in no group from the moment it is closed, and its place in them stays empty', async () => {
    const counts: number[] = [];
    const { wsUrl, hub } = await startTestHub({
      methods: {
        Leave(caller) {
          caller.join('a');
          counts.push(hub.group('a').connectionCount());
          caller.close();
          caller.join('a');
          counts.push(hub.group('a').connectionCount());
        },
      },
    });
    const client = await openShakenClient(wsUrl);
    client.send('{"type":1,"target":"Leave","arguments":[]}\u001e');
    expect(await client.next()).toEqual({ type: 7 });
    await client.closed;
    expect(counts).toEqual([1, 0]);
  });

  it('leaves the hundred thousand groups that it was put into', async () => {
    const names = Array.from({ length: 100_000 }, (_, i) => `group ${i}`);
    const { wsUrl, hub } = await startTestHub({
      onConnected(caller) {
        for (const name of names) caller.join(name);
      },
    });
    const client = await openShakenClient(wsUrl);
    expect(hub.group('group 99999').connectionCount()).toBe(1);
    client.ws.terminate();
    await until(() => hub.connectionCount() === 0);
    expect(names.filter((name) => hub.group(name).connectionCount() > 0)).toEqual([]);
  });
});

it('frames of a group are counted like those to all, and those to nobody are not', async () => {
  const clock = createFakeClock();
  const sent: SentFrame[] = [];
  const watch = { frameSent: (frame: SentFrame) => void sent.push(frame), slowReaderCut: () => {} };
  const { wsUrl, hub } = await startTestHub({ clock, watch, onConnected: (caller) => caller.join('a') });
  const client = await openShakenClient(wsUrl);
  hub.group('a').broadcast('news', 1);
  hub.group('a').broadcast('news', 2);
  hub.group('a').broadcast('news', 3);
  hub.group('nobody').broadcast('news', 1);
  clock.advance(100);
  for (let i = 0; i < 3; i++) await client.next();
  expect(sent).toEqual([
    { messages: 1, connections: 1, ms: 0 },
    { messages: 2, connections: 1, ms: 0 },
  ]);
});

it('a slow reader in a group is cut, and the others go on', async () => {
  const clock = createFakeClock();
  const { wsUrl, hub, cutReaders } = await startTestHub({ clock, onConnected: (caller) => caller.join('a') });
  const plain = { perMessageDeflate: false };
  const stopped = await openShakenClient(wsUrl, plain);
  const reader = await openShakenClient(wsUrl, plain);
  afterTest(() => stopped.ws.terminate());
  stopped.ws.pause();
  for (let sent = 0; sent < 9 && cutReaders.length === 0; sent++) {
    hub.group('a').broadcast('news', 'x'.repeat(5_000_000));
    clock.advance(100);
    await reader.next();
  }
  expect(cutReaders).toEqual(['WebSockets']);
  stopped.ws.resume();
  expect(await stopped.closed).toBe(1006);
  expect(hub.group('a').connectionCount()).toBe(1);
});
