import { openShakenClient } from './testing/rawClient';
import { startTestHub } from './testing/testHub';

const ECHO = '{"type":1,"target":"Echo","arguments":["goal"],"invocationId":"1"}\u001e';
const ECHOED = { type: 3, invocationId: '1', result: 'goal' };

describe('a message that cannot be read', () => {
  it.each([
    ['no JSON', 'hello\u001e', 'At message: expected JSON, got 5 characters that are none'],
    ['empty', '\u001e', 'At message: expected JSON, got 0 characters that are none'],
    ['without a type', '{"__proto__":{"type":1}}\u001e', 'At message.type: expected an integer, got nothing'],
    [
      'with an odd target',
      '{"type":1,"target":{},"arguments":[]}\u001e',
      'At message.target: expected a string, got an object',
    ],
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

  it('closes a connection whose frame is out of all proportion, before it fills memory', async () => {
    const { wsUrl, hub } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send('x'.repeat(1_000_000));
    expect(await client.closed).toBe(1009);
    const other = await openShakenClient(wsUrl);
    other.send(ECHO);
    expect(await other.next()).toEqual(ECHOED);
    expect(hub.connectionCount()).toBe(1);
  });

  it('is ignored when a later version of the protocol may know its type', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send(`{"type":8,"sequenceId":1}\u001e{"type":99}\u001e${ECHO}`);
    expect(await client.next()).toEqual(ECHOED);
  });
});
