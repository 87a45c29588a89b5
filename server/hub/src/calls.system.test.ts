import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { openShakenClient } from './testing/rawClient';
import { POSTING, shaken } from './testing/rawHttp';
import { aStockClient, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const call = (target: string, id: string | undefined, ...args: unknown[]) =>
  `${JSON.stringify({ type: 1, target, arguments: args, invocationId: id })}\u001e`;
const CLOSE = '{"type":7}\u001e';
const PING = '{"type":6}\u001e';

/** A method whose calls the test ends, in the order in which they began. */
function aSlowMethod() {
  const begun: unknown[] = [];
  const ends: (() => void)[] = [];
  afterTest(() => {
    for (const end of ends) end();
  });
  return {
    begun,
    endOne: () => ends.shift()?.(),
    Slow(_caller: unknown, name: unknown) {
      begun.push(name);
      return new Promise<unknown>((resolve) => ends.push(() => resolve(name)));
    },
  };
}

/** Enough turns of the event loop for an error to show. */
async function aWhile() {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

describe.each(TRANSPORTS)('calls of one client, over %s', (_, transport) => {
  it('run one at a time and in order, and those of another client beside them', async () => {
    const { Slow, begun, endOne } = aSlowMethod();
    const { url } = await startTestHub({ methods: { Slow, Echo: (_caller, value) => value } });
    const [client, other] = [aStockClient(url, { transport }), aStockClient(url, { transport })];
    await Promise.all([client.start(), other.start()]);
    const answers = [client.invoke('Slow', 'first'), client.invoke('Slow', 'second'), client.invoke('Echo', 'third')];
    await until(() => begun.length === 1);
    expect(await other.invoke('Echo', 'beside')).toBe('beside');
    expect(begun).toEqual(['first']);
    endOne();
    await until(() => begun.length === 2);
    endOne();
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'third']);
  });

  it('may run side by side, as many as the hub allows', async () => {
    const { Slow, begun, endOne } = aSlowMethod();
    const { url } = await startTestHub({ methods: { Slow }, maxParallelCalls: 2 });
    const client = aStockClient(url, { transport });
    await client.start();
    const answers = ['first', 'second', 'third'].map((name) => client.invoke('Slow', name));
    await until(() => begun.length === 2);
    await aWhile();
    expect(begun).toEqual(['first', 'second']);
    endOne();
    await until(() => begun.length === 3);
    endOne();
    endOne();
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'third']);
  });

  it('go on after one that failed, late or at once', async () => {
    const { url } = await startTestHub({
      methods: {
        Late: () => Promise.reject(new Error('the secret reason')),
        AtOnce: () => {
          throw new Error('the secret reason');
        },
        Echo: (_caller, value) => value,
      },
    });
    const client = aStockClient(url, { transport });
    await client.start();
    const answers = [client.invoke('Late'), client.invoke('AtOnce'), client.invoke('Echo', 'goal')];
    expect(await Promise.allSettled(answers)).toEqual([
      { status: 'rejected', reason: new Error("An unexpected error occurred invoking 'Late' on the server.") },
      { status: 'rejected', reason: new Error("An unexpected error occurred invoking 'AtOnce' on the server.") },
      { status: 'fulfilled', value: 'goal' },
    ]);
  });

  it.each([
    ['too few', []],
    ['too many', ['goal', 'goal']],
  ])('with %s arguments fail without being run, and the log says how many were expected', async (_count, args) => {
    const ran: unknown[] = [];
    const { url, entries } = await startTestHub({ methods: { Count: (_caller, value) => ran.push(value) } });
    const client = aStockClient(url, { transport });
    await client.start();
    await expect(client.invoke('Count', ...args)).rejects.toThrow(
      new Error("Failed to invoke 'Count' due to an error on the server."),
    );
    await client.send('Count', ...args);
    expect(await client.invoke('Count', 'goal')).toBe(1);
    expect(ran).toEqual(['goal']);
    const error = `Invocation provides ${args.length} argument(s) but target expects 1.`;
    const refused = { level: 'info', message: 'hub call refused', details: { target: 'Count', error } };
    expect(entries).toMatchObject([refused, refused]);
  });
});

describe('while a call runs', () => {
  it('pings count, so that its client does not seem dead', async () => {
    const clock = createFakeClock();
    const { Slow, begun, endOne } = aSlowMethod();
    const { wsUrl, hub } = await startTestHub({ methods: { Slow }, clock });
    const client = await openShakenClient(wsUrl);
    client.send(PING + call('Slow', '1', 'long'));
    await until(() => begun.length === 1);
    for (let i = 0; i < 4; i++) {
      clock.advance(10_000);
      client.send(PING + call('Missing', `${i}`));
      expect(await nextCompletion(client)).toMatchObject({
        invocationId: `${i}`,
        error: "Unknown hub method 'Missing'",
      });
    }
    expect(hub.connectionCount()).toBe(1);
    endOne();
    expect(await nextCompletion(client)).toEqual({ type: 3, invocationId: '1', result: 'long' });
  });

  it('its client may close, and what it said before is run all the same', async () => {
    const { Slow, begun, endOne } = aSlowMethod();
    const { wsUrl, hub } = await startTestHub({ methods: { Slow } });
    const client = await openShakenClient(wsUrl);
    client.send(call('Slow', '1', 'first') + call('Slow', undefined, 'second') + CLOSE);
    expect(await client.closed).toBe(1000);
    expect(hub.connectionCount()).toBe(0);
    expect(begun).toEqual(['first']);
    endOne();
    await until(() => begun.length === 2);
  });

  it('what waits behind it is not run when the hub closes the connection', async () => {
    const { Slow, begun, endOne } = aSlowMethod();
    const { wsUrl, hub } = await startTestHub({ methods: { Slow } });
    const client = await openShakenClient(wsUrl);
    client.send(call('Slow', '1', 'first') + call('Slow', '2', 'second'));
    await until(() => begun.length === 1);
    await hub.close();
    endOne();
    await aWhile();
    expect(begun).toEqual(['first']);
  });
});

describe('more calls than may wait', () => {
  it('are not read from a WebSocket before there is room, and none is lost', async () => {
    const { Slow, begun, endOne } = aSlowMethod();
    const { wsUrl, hub } = await startTestHub({ methods: { Slow }, maxWaitingCalls: 2 });
    const client = await openShakenClient(wsUrl);
    for (let i = 0; i < 3; i++) client.send(call('Slow', `${i}`, i));
    await until(() => begun.length === 1);
    await aWhile();
    // A call that is refused as soon as it is read, so its answer shows whether it was.
    client.send(call('Missing', 'missing'));
    await aWhile();
    expect(client.frameCount()).toBe(1);
    endOne();
    expect([await nextCompletion(client), await nextCompletion(client)]).toEqual([
      { type: 3, invocationId: '0', result: 0 },
      { type: 3, invocationId: 'missing', error: "Unknown hub method 'Missing'" },
    ]);
    for (let i = 1; i < 3; i++) {
      await until(() => begun.length === i + 1);
      endOne();
      expect(await nextCompletion(client)).toEqual({ type: 3, invocationId: `${i}`, result: i });
    }
    expect(hub.connectionCount()).toBe(1);
  });

  it('cost no client its connection, though its pings are not read meanwhile', async () => {
    const clock = createFakeClock();
    const { Slow, begun } = aSlowMethod();
    const { wsUrl, hub } = await startTestHub({ methods: { Slow }, maxWaitingCalls: 1, clock });
    const client = await openShakenClient(wsUrl);
    client.send(PING + call('Slow', '1', 1) + call('Slow', '2', 2));
    await until(() => begun.length === 1);
    await aWhile();
    clock.advance(60_000);
    expect(hub.connectionCount()).toBe(1);
  });

  it('do not keep the client from closing', async () => {
    const { Slow, begun } = aSlowMethod();
    const { wsUrl, hub } = await startTestHub({ methods: { Slow }, maxWaitingCalls: 1 });
    const client = await openShakenClient(wsUrl);
    client.send(call('Slow', '1', 1) + call('Slow', '2', 2));
    await until(() => begun.length === 1);
    await aWhile();
    await hub.close();
    expect(await client.closed).toBe(1000);
  });
});

describe.each(POSTING)('more calls than may wait, over %s', (_name, open) => {
  it('are answered when there is room', async () => {
    const { Slow, begun, endOne } = aSlowMethod();
    const { url, waitingPosts } = await startTestHub({ methods: { Slow }, maxWaitingCalls: 1 });
    const client = await shaken(open(url));
    const posted = client.send(call('Slow', '1', 1) + call('Slow', '2', 2));
    await until(() => begun.length === 1);
    await aWhile();
    expect(waitingPosts()).toBe(1);
    endOne();
    expect((await posted).status).toBe(200);
    await until(() => begun.length === 2);
  });
});

async function nextCompletion(client: { next(): Promise<unknown> }): Promise<unknown> {
  for (;;) {
    const message = await client.next();
    if (Object(message).type === 3) return message;
  }
}
