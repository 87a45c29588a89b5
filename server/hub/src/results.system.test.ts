import { openShakenClient } from './testing/rawClient';
import { aStockClient, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const call = (target: string, invocationId?: string) =>
  `${JSON.stringify({ type: 1, target, arguments: [], invocationId })}\u001e`;

/** A value that JSON can serialise only once. */
function once() {
  let asked = 0;
  return {
    toJSON() {
      asked += 1;
      if (asked > 1) throw new Error('asked twice');
      return 'once';
    },
  };
}

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

it.each(TRANSPORTS)('a call without a result is answered with null, over %s', async (_, transport) => {
  const { url } = await startTestHub();
  const client = aStockClient(url, { transport });
  await client.start();
  expect(await client.invoke('Nothing')).toBeNull();
});

it('the answer of a call without a result says so on the wire', async () => {
  const { wsUrl } = await startTestHub();
  const client = await openShakenClient(wsUrl);
  client.send(call('Nothing', '1'));
  expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: null });
});

it('a result is put into JSON once', async () => {
  const { wsUrl } = await startTestHub({ methods: { Once: once } });
  const client = await openShakenClient(wsUrl);
  client.send(call('Once', '1'));
  expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: 'once' });
});

it.each([
  ['goes in circles', 'Circular'],
  ['has no place in JSON', 'BigInt'],
  ['is a function', 'Function'],
  ['is a symbol', 'Symbol'],
  ['fails when it is asked', 'Failing'],
])('a result that %s is an error, reported once to the client and once in the log', async (_, target) => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  const results = {
    Circular: circular,
    BigInt: 1n,
    Function: () => {},
    Symbol: Symbol('odd'),
    Failing: {
      toJSON: () => {
        throw new Error('the secret reason');
      },
    },
  };
  const methods = Object.fromEntries(Object.entries(results).map(([name, result]) => [name, () => result]));
  const { wsUrl, entries } = await startTestHub({ methods: { ...methods, Nothing: () => undefined } });
  const client = await openShakenClient(wsUrl);
  client.send(call(target, '1') + call('Nothing', '2'));
  const error = `An unexpected error occurred invoking '${target}' on the server.`;
  expect(await client.next()).toEqual({ type: 3, invocationId: '1', error });
  expect(await client.next()).toEqual({ type: 3, invocationId: '2', result: null });
  expect(entries).toMatchObject([{ level: 'error', message: 'hub method failed', details: { target } }]);
});

it('an unwanted result need not fit into JSON', async () => {
  const { wsUrl, entries } = await startTestHub();
  const client = await openShakenClient(wsUrl);
  client.send(call('Circular') + call('Nothing', '1'));
  expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: null });
  expect(entries).toEqual([]);
});

it('a failure of a call that wants no answer is logged', async () => {
  const { wsUrl, entries } = await startTestHub();
  const client = await openShakenClient(wsUrl);
  client.send(call('Fail') + call('Nothing', '1'));
  expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: null });
  expect(entries).toMatchObject([{ level: 'error', message: 'hub method failed', details: { target: 'Fail' } }]);
});

it('a call that fails when its client is gone is only logged', async () => {
  let fail = () => {};
  const failing = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('the secret reason'));
  });
  const { wsUrl, hub, entries } = await startTestHub({ methods: { Late: () => failing } });
  const client = await openShakenClient(wsUrl);
  client.send(call('Late', '1'));
  client.ws.close();
  await client.closed;
  await until(() => hub.size() === 0);
  fail();
  await until(() => entries.length === 1);
  expect(entries).toMatchObject([{ level: 'error', message: 'hub method failed' }]);
});
