import { openShakenClient } from './testing/rawClient';
import { aStockClient, onClose, SKIP_NEGOTIATION } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

const ECHO = '{"type":1,"target":"Echo","arguments":["goal"],"invocationId":"1"}\u001e';
const ECHOED = { type: 3, invocationId: '1', result: 'goal' };

describe('a message that cannot be read', () => {
  it.each([
    ['no JSON', 'hello\u001e', 'At message: expected JSON, got 5 characters that are none'],
    ['40 kB long (row 33)', `"${'x'.repeat(40_000)}"\u001e`, 'The maximum message size of 32768B was exceeded.'],
    ['40 kB long in pieces', `"${'x'.repeat(40_000)}`, 'The maximum message size of 32768B was exceeded.'],
  ])('closes its connection with the reason: %s', async (_, message, reason) => {
    const { wsUrl, entries } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send(message.slice(0, 20_000));
    client.send(message.slice(20_000));
    expect(await client.next()).toEqual({ type: 7, error: `Connection closed with an error. ${reason}` });
    expect(await client.closed).toBe(1000);
    expect(entries).toMatchObject([{ level: 'warn', message: 'hub message refused', details: { error: reason } }]);
  });

  it('keeps what follows it from being run', async () => {
    const run: unknown[] = [];
    const { wsUrl } = await startTestHub({ methods: { Echo: (_caller, value) => run.push(value) } });
    const client = await openShakenClient(wsUrl);
    client.send(`hello\u001e${ECHO}`);
    await client.closed;
    expect(run).toEqual([]);
  });

  it.each([
    ['one message', 'x'.repeat(1_000_000)],
    ['20 calls of 20 kB, each of which it may send', ECHO.replace('goal', 'x'.repeat(20_000)).repeat(20)],
  ])('closes a connection whose frame is out of all proportion, before it fills memory: %s', async (_, frame) => {
    const { wsUrl, hub } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send(frame);
    const reason = 'Connection closed with an error. A frame may have 262144 bytes.';
    expect(await client.next()).toEqual({ type: 7, error: reason });
    expect(await client.closed).toBe(1000);
    const other = await openShakenClient(wsUrl);
    other.send(ECHO);
    expect(await other.next()).toEqual(ECHOED);
    expect(hub.connectionCount()).toBe(1);
  });

  it('is reported to the stock client, which joins simultaneous messages into one frame', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url, SKIP_NEGOTIATION);
    await client.start();
    const closed = onClose(client);
    const calls = Array.from({ length: 20 }, () => client.invoke('Echo', 'x'.repeat(20_000)));
    await Promise.allSettled(calls);
    expect(String(await closed)).toContain('A frame may have 262144 bytes.');
  });

  it('is not one of many that are sent at once', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    const call = ECHO.replace('goal', 'x'.repeat(20_000));
    for (let i = 0; i < 20; i++) client.send(call);
    client.send(call.repeat(12));
    for (let i = 0; i < 32; i++) expect(await client.next()).toMatchObject({ type: 3, invocationId: '1' });
  });
});
