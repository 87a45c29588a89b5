import type { HubCaller, HubMethod } from './methods';
import { createFakeClock, type FakeClock } from './testing/createFakeClock';
import { openShakenClient } from './testing/rawClient';
import { negotiated, openEventStream, openPolls, shaken } from './testing/rawHttp';
import { aStockClient, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const PING = '{"type":6}\u001e';
const call = (target: string) => `{"type":1,"target":"${target}","arguments":[],"invocationId":"1"}\u001e`;

/** A hub whose clients choose their pace, and which counts what it heard. */
async function aHub() {
  const clock = createFakeClock();
  const hear = jest.fn();
  const methods: Record<string, HubMethod> = {
    Sleep: (caller) => caller.setPace('quiet'),
    Wake: (caller) => caller.setPace('usual'),
    Hear: hear,
  };
  const server = await startTestHub({ clock, methods });
  let received = 0;
  return {
    ...server,
    clock,
    /** Sends a sign of life, and waits until the hub has it. */
    async signOfLife(client: { readonly send: (text: string) => unknown }) {
      client.send(`${PING}{"type":1,"target":"Hear","arguments":[]}\u001e`);
      received += 1;
      await until(() => hear.mock.calls.length === received);
    },
  };
}

/** The clock's seconds one by one: a tick counts at most double. */
function seconds(clock: FakeClock, count: number): void {
  for (let i = 0; i < count; i++) clock.advance(1_000);
}

async function aClient(url: string, target: string) {
  const client = await openShakenClient(url);
  client.send(PING + call(target));
  await client.next();
  return client;
}

describe('a quiet client on a WebSocket', () => {
  it('and the hub exchange at most three frames a minute when nothing happens', async () => {
    const { wsUrl, hub, clock, signOfLife } = await aHub();
    const client = await aClient(wsUrl, 'Sleep');
    const before = client.frameCount();
    for (let sent = 1; sent <= 60; sent++) {
      seconds(clock, 55);
      await signOfLife(client);
      await until(() => client.frameCount() - before === sent);
    }
    expect(hub.connectionCount()).toBe(1);
    // As many came from each side.
    expect((2 * (client.frameCount() - before)) / 55).toBeLessThanOrEqual(3);
    expect(await client.next()).toEqual({ type: 6 });
  });

  it('is asked to reconnect when it was silent for 150 seconds', async () => {
    const { wsUrl, hub, clock } = await aHub();
    const client = await aClient(wsUrl, 'Sleep');
    seconds(clock, 149);
    expect(hub.connectionCount()).toBe(1);
    seconds(clock, 1);
    for (let pings = 0; pings < 2; pings++) expect(await client.next()).toEqual({ type: 6 });
    expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
    expect(await client.closed).toBe(1000);
  });

  it('that wakes has the usual 15 and 30 seconds again', async () => {
    const { wsUrl, hub, clock } = await aHub();
    const client = await aClient(wsUrl, 'Sleep');
    seconds(clock, 54);
    client.send(call('Wake'));
    expect(await client.next()).toMatchObject({ type: 3 });
    seconds(clock, 15);
    expect(await client.next()).toEqual({ type: 6 });
    seconds(clock, 14);
    expect(hub.connectionCount()).toBe(1);
    seconds(clock, 1);
    expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
  });

  it('gets what happens as soon as any other', async () => {
    const { wsUrl, hub } = await aHub();
    const client = await aClient(wsUrl, 'Sleep');
    hub.broadcast('news');
    expect(await client.next()).toMatchObject({ target: 'news' });
  });

  it('is the only one: beside it others are pinged each 15 seconds', async () => {
    const { wsUrl, clock } = await aHub();
    const asleep = await aClient(wsUrl, 'Sleep');
    const awake = await openShakenClient(wsUrl);
    seconds(clock, 45);
    for (let pings = 0; pings < 3; pings++) expect(await awake.next()).toEqual({ type: 6 });
    expect(asleep.frameCount()).toBe(2);
  });
});

it('a client woken by the app after a minute of silence is pinged within a second, and not taken for dead', async () => {
  let caller: HubCaller | undefined;
  const clock = createFakeClock();
  const { wsUrl, hub } = await startTestHub({
    clock,
    onConnected(connected) {
      caller = connected;
      connected.setPace('quiet');
    },
    quietKeepAliveMs: 1e6,
    methods: { Hear: () => true },
  });
  const client = await openShakenClient(wsUrl);
  client.send(PING + call('Hear'));
  await client.next();
  seconds(clock, 60);
  caller?.setPace('usual');
  seconds(clock, 1);
  expect(await client.next()).toEqual({ type: 6 });
  seconds(clock, 28);
  // The same pace again is no sign of life.
  caller?.setPace('usual');
  expect(hub.connectionCount()).toBe(1);
  seconds(clock, 1);
  expect(await client.next()).toEqual({ type: 6 });
  expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
});

describe('a quiet client of server-sent events', () => {
  it('is pinged each 55 seconds, and may be silent for 150', async () => {
    const { url, hub, clock } = await aHub();
    const stream = await shaken(openEventStream(await negotiated(url)));
    await stream.send(PING + call('Sleep'));
    await stream.next();
    seconds(clock, 54);
    expect(stream.bytes()).not.toContain('"type":6');
    seconds(clock, 95);
    expect(hub.connectionCount()).toBe(1);
    seconds(clock, 1);
    for (let pings = 0; pings < 2; pings++) expect(await stream.next()).toEqual({ type: 6 });
    expect(await stream.next()).toEqual({ type: 7, allowReconnect: true });
  });
});

describe('a quiet client of long polling', () => {
  it('polls as before, for there are no pings', async () => {
    const { url, hub, clock, waitingCount } = await aHub();
    const polls = openPolls(await negotiated(url));
    await polls.poll();
    await polls.send('{"protocol":"json","version":1}\u001e');
    await polls.poll();
    await polls.send(call('Sleep'));
    await polls.poll();
    for (let round = 0; round < 4; round++) {
      const poll = polls.poll();
      await until(() => waitingCount() === 1);
      seconds(clock, 50);
      expect(await poll).toMatchObject({ status: 200, text: '' });
    }
    expect(hub.connectionCount()).toBe(1);
    seconds(clock, 15);
    expect(hub.connectionCount()).toBe(0);
  });
});

describe.each(TRANSPORTS)('the stock client over %s', (_name, transport) => {
  it('sleeps and wakes on one connection', async () => {
    const { url, hub, clock } = await aHub();
    const client = aStockClient(url, { transport });
    client.onreconnecting((error) => {
      throw error;
    });
    await client.start();
    const id = client.connectionId;
    client.serverTimeoutInMilliseconds = 150_000;
    client.keepAliveIntervalInMilliseconds = 55_000;
    await client.invoke('Sleep');
    seconds(clock, 14);
    const received = new Promise((resolve) => client.on('news', resolve));
    hub.broadcast('news', 'goal');
    expect(await received).toBe('goal');
    await client.invoke('Wake');
    expect([client.connectionId, hub.connectionCount()]).toEqual([id, 1]);
  });
});
