import type { LogLevel } from '@microsoft/signalr';
import { aStockClient, calls, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

/** Characters that JSON or a line-based transport could break on. */
const AWKWARD = 'Việt Nam – 東京 \u2028\u2029 \n\r\n \u001e \u0000 "\\" 🏆';

/** The transport's name in the client's log. */
const LOGGED_NAME = { WebSockets: 'WebSockets', ServerSentEvents: 'SSE', LongPolling: 'LongPolling' };

describe.each(TRANSPORTS)('messages of the stock client over %s', (name, transport) => {
  it('logs what it sends and receives (row 2)', async () => {
    const { url } = await startTestHub();
    const lines: string[] = [];
    const logger = { log: (_level: LogLevel, line: string) => lines.push(line) };
    const client = aStockClient(url, { transport, logger, logMessageContent: true });
    await client.start();
    await client.invoke('Echo', 'content');
    expect(lines.filter((line) => line.includes('"content"')).map((line) => line.split('.')[0])).toEqual([
      `(${LOGGED_NAME[name]} transport) sending data`,
      `(${LOGGED_NAME[name]} transport) data received`,
    ]);
  });

  it.each([
    ['plain text', 'goal'],
    ['awkward text', AWKWARD],
    ['nothing', null],
    ['an object', { score: [2, 1], scorer: { name: 'Nguyễn Quang Hải', minute: 90.5 }, list: [[], {}] }],
  ])('gets %s back from a call (rows 3 and 5)', async (_, value) => {
    const { url } = await startTestHub();
    const client = aStockClient(url, { transport });
    await client.start();
    expect(await client.invoke('echo', value)).toEqual(value);
  });

  it('gets no completion for a message it only sends (row 4)', async () => {
    const { url } = await startTestHub();
    const lines: string[] = [];
    const logger = { log: (_level: LogLevel, line: string) => lines.push(line) };
    const client = aStockClient(url, { transport, logger, logMessageContent: true });
    await client.start();
    await client.send('Echo', 'one way');
    await client.invoke('Nothing');
    expect(lines.filter((line) => line.includes('received') && line.includes('"type":3'))).toHaveLength(1);
  });

  it.each([
    ['Fail', "An unexpected error occurred invoking 'Fail' on the server."],
    ['Circular', "An unexpected error occurred invoking 'Circular' on the server."],
    ['Missing', "Unknown hub method 'Missing'"],
    ['__proto__', "Unknown hub method '__proto__'"],
    ['constructor', "Unknown hub method 'constructor'"],
    ['toString', "Unknown hub method 'toString'"],
  ])('hears that %s failed, and goes on (rows 8 and 39)', async (target, error) => {
    const { url } = await startTestHub();
    const client = aStockClient(url, { transport });
    await client.start();
    await expect(client.invoke(target)).rejects.toThrow(new Error(error));
    expect(await client.invoke('Echo', 1)).toBe(1);
  });

  it('is refused a stream of a method (row 7)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url, { transport });
    await client.start();
    const failed = new Promise<Error>((error) => {
      client.stream('Echo', 1).subscribe({ next: () => {}, complete: () => {}, error });
    });
    expect((await failed).message).toMatch(
      "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
    );
  });

  it('receives 500 broadcasts in order and intact (row 35)', async () => {
    const { url, hub } = await startTestHub();
    const client = aStockClient(url, { transport });
    const arrived = calls(client, 'news', 500);
    await client.start();
    for (let i = 0; i < 500; i++) hub.broadcast('news', i, `${AWKWARD}${i}`);
    expect(await arrived).toEqual(Array.from({ length: 500 }, (_, i) => [i, `${AWKWARD}${i}`]));
  });
});
