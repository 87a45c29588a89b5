import { createFakeClock } from './testing/createFakeClock';
import { HANDSHAKE, openRawClient, openShakenClient } from './testing/rawClient';
import { answer, negotiated, openEventStream, POSTING, shaken } from './testing/rawHttp';
import { openLine, requestText } from './testing/rawLine';
import { negotiate } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

const END = '\u001e';
const call = (given: object) => `${JSON.stringify({ type: 1, target: 'Echo', arguments: [], ...given })}${END}`;
const WRONG_COUNT = "Failed to invoke 'Echo' due to an error on the server.";
const ECHO = call({ arguments: ['goal'], invocationId: 'last' });
const ECHOED = { type: 3, invocationId: 'last', result: 'goal' };
const unknown = (target: string) => `Unknown hub method '${target}'`;

describe('a handshake', () => {
  it.each([
    ['of nothing', '', 'expected JSON'],
    ['of as many brackets as it may have', '['.repeat(32_000), 'expected JSON'],
    ['of version 2', '{"protocol":"json","version":2}', 'does not support version 2'],
    ['of another protocol', '{"protocol":"messagepack","version":1}', "The protocol 'messagepack' is not supported."],
  ])('is refused with the reason: one %s', async (_, request, reason) => {
    const { wsUrl, hub } = await startTestHub();
    const client = await openRawClient(wsUrl);
    client.send(request + END + HANDSHAKE + ECHO);
    expect(await client.next()).toEqual({ error: expect.stringContaining(reason) });
    expect(await client.closed).toBe(1000);
    expect(hub.connectionCount()).toBe(0);
  });
});

describe('a call', () => {
  it.each([
    ['of a method that there is not', call({ target: 'Nope', invocationId: '1' }), { error: unknown('Nope') }],
    ['of no name', call({ target: '', invocationId: '1' }), { error: unknown('') }],
    ...['__proto__', 'toString', 'get'].map(
      (target) =>
        [`of ${target}`, call({ target, invocationId: '1' }), { error: unknown(target) }] as [string, string, object],
    ),
    ['with too few arguments', call({ invocationId: '1' }), { error: WRONG_COUNT }],
    ['with a thousand arguments', call({ arguments: Array(1_000).fill(7), invocationId: '1' }), { error: WRONG_COUNT }],
    [
      'with the mark of records in a text',
      call({ arguments: [`a${END}b`], invocationId: '1' }),
      { result: `a${END}b` },
    ],
    ['with half a letter', call({ invocationId: '1' }).replace('[]', '["\\ud83d"]'), { result: '\ud83d' }],
    ['with prototypes in its arguments', call({ invocationId: '1' }).replace('[]', '[{"__proto__":{"x":1}}]'), {}],
    [
      'with headers and streams of its own',
      call({ arguments: ['goal'], headers: { a: 'b' }, streamIds: ['9'], invocationId: '1' }),
      { result: 'goal' },
    ],
    [
      'that wants a stream',
      call({ type: 4, invocationId: '1' }),
      { error: expect.stringContaining("non-streaming 'Echo'") },
    ],
    [
      'that wants a stream of nothing',
      call({ type: 4, target: 'Nope', invocationId: '1' }),
      { error: unknown('Nope') },
    ],
  ] satisfies [string, string, object][])('%s is answered, and the next one, too', async (_, sent, outcome) => {
    const { wsUrl } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send(sent + ECHO);
    const answers = [await client.next(), await client.next()];
    expect(answers).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 3, invocationId: '1', ...outcome }), ECHOED]),
    );
  });

  it.each([
    ['a call of nothing', call({ target: 'Nope' })],
    ['a call that fails', call({ target: 'Fail' })],
    ['a stream', call({ type: 4 })],
    ['an item of a stream', '{"type":2,"invocationId":"9","item":1}\u001e'],
    ['a completion', '{"type":3,"invocationId":"9","result":1}\u001e'],
    ['a completion with both', '{"type":3,"invocationId":"9","result":1,"error":"x"}\u001e'],
    ['the cancelling of nothing', '{"type":5,"invocationId":"9"}\u001e'],
    ['an acknowledgement', '{"type":8,"sequenceId":9}\u001e'],
    ['a sequence', '{"type":9,"sequenceId":-1}\u001e'],
    ['a type of the future', '{"type":1000000000}\u001e{"type":0}\u001e{"type":-1}\u001e'],
    ['a ping with words', '{"type":6,"x":"y"}\u001e'],
  ])('is answered after what wants no answer: %s', async (_, sent) => {
    const { wsUrl } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send(sent + ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });

  it('under the id of another is answered as well', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send(ECHO + ECHO);
    expect([await client.next(), await client.next()]).toEqual([ECHOED, ECHOED]);
  });

  it.each([
    ['without arguments', '{"type":1,"target":"Echo"}', 'At message.arguments: expected a list, got nothing'],
    ['behind a mark of nothing', END, 'expected JSON, got 0 characters'],
    ['with a byte order mark', `\ufeff${call({})}`, 'expected JSON'],
    ['of thirty thousand brackets', '['.repeat(30_000), 'expected JSON'],
  ])('ends its connection with the reason: one %s', async (_, sent, reason) => {
    const { wsUrl } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send((sent.endsWith(END) ? sent : sent + END) + ECHO);
    expect(await client.next()).toEqual({ type: 7, error: expect.stringContaining(reason) });
    expect(await client.closed).toBe(1000);
  });

  it('is answered eight thousand times in a frame', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    const many = Math.floor(250_000 / ECHO.length);
    client.send(ECHO.repeat(many));
    for (let i = 0; i < many; i++) await client.next();
    client.send(ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });
});

describe.each(POSTING)('a message by POST to %s', (_, connect) => {
  it('may be nothing at all', async () => {
    const { url } = await startTestHub({ clock: createFakeClock() });
    const client = await shaken(connect(url));
    for (let i = 0; i < 3; i++) expect(await client.send('')).toMatchObject({ status: 200, text: '' });
    await client.send(ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });

  it('may be torn anywhere, also within a letter', async () => {
    const { url } = await startTestHub({ clock: createFakeClock() });
    const client = await shaken(connect(url));
    const bytes = Buffer.from(call({ arguments: ['Việt Nam'], invocationId: '1' }));
    const middle = bytes.indexOf('ệ') + 1;
    for (const piece of [bytes.subarray(0, 1), bytes.subarray(1, middle), bytes.subarray(middle)])
      await client.send(piece);
    expect(await client.next()).toMatchObject({ result: 'Việt Nam' });
  });

  it('ends the connection with the reason, and its id is unknown then', async () => {
    const { url } = await startTestHub({ clock: createFakeClock() });
    const client = await shaken(connect(url));
    const body = `{"type":1,"target":"Echo"}${END}`;
    await client.send(body);
    expect(await client.next()).toMatchObject({
      type: 7,
      error: expect.stringMatching(/^Connection closed with an error\. At/),
    });
    await client.closed;
    expect((await client.send(ECHO)).status).toBe(404);
  });

  it('is not two messages when it ends before it should', async () => {
    const { url, origin } = await startTestHub({ clock: createFakeClock() });
    const client = await shaken(connect(url));
    const line = await openLine(origin);
    line.write(requestText('POST', client.url, [], ECHO).replace(/Content-Length: \d+/, 'Content-Length: 9999'));
    line.socket.destroy();
    await client.send(call({ arguments: ['whole'], invocationId: '1' }));
    expect(await client.next()).toMatchObject({ result: 'whole' });
  });

  it('may come in chunks', async () => {
    const { url, origin } = await startTestHub({ clock: createFakeClock() });
    const client = await shaken(connect(url));
    const line = await openLine(origin);
    const { pathname, search } = new URL(client.url);
    line.write(`POST ${pathname}${search} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
    for (const piece of [ECHO.slice(0, 5), ECHO.slice(5)])
      line.write(`${piece.length.toString(16)};x=y\r\n${piece}\r\n`);
    line.write('0\r\nTrailer: x\r\n\r\n');
    await line.saw('HTTP/1.1 200');
    expect(await client.next()).toEqual(ECHOED);
  });
});

describe('a request for a connection', () => {
  it.each([
    ['PUT', 405],
    ['PATCH', 405],
    ['HEAD', 405],
    ['OPTIONS', 204],
  ])('by %s on an open connection changes nothing', async (method, status) => {
    const { url, hub } = await startTestHub();
    const address = await negotiated(url);
    const stream = await shaken(openEventStream(address));
    expect((await answer(address, { method })).status).toBe(status);
    hub.broadcast('news');
    expect(await stream.next()).toMatchObject({ target: 'news' });
  });

  it('with a header of 30 kB is refused, and others are served', async () => {
    const { origin, url } = await startTestHub();
    const line = await openLine(origin);
    line.write(requestText('GET', url, [`X: ${'x'.repeat(30_000)}`]));
    await line.closed;
    expect(line.bytes()).toMatch(/^HTTP\/1.1 431 /);
    await shaken(openEventStream(await negotiated(url)));
  });
});

describe('a negotiation', () => {
  it.each(['', 'x', '1.0', '٩', '99999999999', '%00'])('of version %j hears that it is none', async (version) => {
    const { url } = await startTestHub();
    const { response, body } = await negotiate(url, `?negotiateVersion=${version}`);
    expect([response.status, body]).toEqual([200, { error: expect.stringContaining('non-integer') }]);
  });

  it.each(['{}', 'x'.repeat(30_000)])('takes no harm from a body', async (body) => {
    const { url } = await startTestHub();
    expect((await negotiate(url, '?negotiateVersion=1', { body })).body).toMatchObject({ negotiateVersion: 1 });
  });
});
