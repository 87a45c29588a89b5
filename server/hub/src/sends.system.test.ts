import { createMessage } from './hubMessage';
import { aStockClient, calls, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

const LONG = 'goal '.repeat(1_000);

describe.each(TRANSPORTS)('a message to one client over %s', (_name, transport) => {
  it('reaches it alone, and many get the same one', async () => {
    const message = createMessage('news', LONG, { minute: 90 });
    const { url, hub } = await startTestHub({ methods: { Ask: (caller) => caller.send(message) } });
    const [one, two, silent] = [1, 2, 3].map(() => aStockClient(url, { transport }));
    if (!one || !two || !silent) throw new Error('There are three clients');
    const received = [calls(one, 'news', 1), calls(two, 'news', 2)];
    const nothing: unknown[] = [];
    silent.on('news', (...args) => nothing.push(args));
    const last = calls(silent, 'last', 1);
    for (const client of [one, two, silent]) await client.start();
    await one.invoke('Ask');
    await two.invoke('Ask');
    await two.invoke('Ask');
    const whole = [LONG, { minute: 90 }];
    expect(await Promise.all(received)).toEqual([[whole], [whole, whole]]);
    hub.broadcast('last');
    await last;
    expect(nothing).toEqual([]);
  });

  it('comes in the order of the calls, and before the result of the call that sent it', async () => {
    const { url } = await startTestHub({
      methods: {
        Count(caller, from) {
          for (let i = 0; i < 50; i++) caller.send(createMessage('news', Number(from) + i, i % 2 ? LONG : ''));
          return 'done';
        },
      },
    });
    const client = aStockClient(url, { transport });
    const seen: unknown[] = [];
    client.on('news', (number) => seen.push(number));
    await client.start();
    for (const from of [0, 50]) seen.push(await client.invoke('Count', from));
    const numbers = (from: number) => Array.from({ length: 50 }, (_, i) => from + i);
    expect(seen).toEqual([...numbers(0), 'done', ...numbers(50), 'done']);
  });

  it('may be its first, right after the handshake', async () => {
    const { url } = await startTestHub({ onConnected: (caller) => caller.send(createMessage('welcome', LONG)) });
    const client = aStockClient(url, { transport });
    const received = calls(client, 'welcome', 1);
    await client.start();
    expect(await received).toEqual([[LONG]]);
  });

  it('may be its last, before a close', async () => {
    const { url } = await startTestHub({
      methods: {
        Go(caller) {
          caller.send(createMessage('bye', LONG));
          caller.close();
          caller.send(createMessage('bye', 'too late'));
        },
      },
    });
    const client = aStockClient(url, { transport });
    const received: unknown[] = [];
    client.on('bye', (text) => received.push(text));
    await client.start();
    const closed = new Promise((resolve) => client.onclose(resolve));
    await client.send('Go');
    await closed;
    expect(received).toEqual([LONG]);
  });
});
