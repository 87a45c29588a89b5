import { createFakeClock } from './testing/createFakeClock';
import { HANDSHAKE } from './testing/rawClient';
import { answer, negotiated, openEventStream, openPolls, shaken } from './testing/rawHttp';
import { openLine, requestText } from './testing/rawLine';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const EVENT_STREAM = ['Accept: text/event-stream'];

/** A connection with a waiting poll: all later answers on it must wait behind the poll's. */
async function aWaitingPoll() {
  const clock = createFakeClock();
  const server = await startTestHub({ clock });
  const address = await negotiated(server.url);
  const line = await openLine(server.origin);
  const pollUrl = await negotiated(server.url);
  await answer(pollUrl);
  line.write(requestText('GET', pollUrl));
  await until(() => server.waitingCount() === 1);
  return { ...server, clock, line, address, pollUrl };
}

const statusLines = (bytes: string) => bytes.match(/HTTP\/1.1 \d+/g);

describe('behind a poll that waits, on the same connection,', () => {
  it('an event stream says nothing before the poll’s answer, and all of it after', async () => {
    const { hub, clock, line, address, pollUrl, waitingCount } = await aWaitingPoll();
    line.write(requestText('GET', address, EVENT_STREAM));
    await until(() => waitingCount() === 2);
    await answer(address, { method: 'POST', body: HANDSHAKE });
    hub.broadcast('news', 1);
    hub.broadcast('news', 2);
    clock.advance(100);
    expect(line.bytes()).toBe('');
    await answer(pollUrl, { method: 'DELETE' });
    await line.saw('[2]');
    const [before, poll = '', stream = '', ...more] = line.bytes().split('HTTP/1.1 ');
    expect([before, more]).toEqual(['', []]);
    expect(poll).toMatch(/^204 /);
    const [head, body] = stream.split(/(?<=\r\n\r\n)(?=:)/);
    expect(head).toMatch(/^200 OK\r\n(?:[^\r\n]+\r\n)+\r\n$/);
    const news = (n: number) => `data: {"type":1,"target":"news","arguments":[${n}]}\u001e\r\n\r\n`;
    expect(body).toBe(`:\r\n\r\ndata: {}\u001e\r\n\r\n${news(1)}${news(2)}`);
    hub.broadcast('news', 3);
    clock.advance(100);
    await line.saw(news(3));
  });

  it.each([
    ['an event stream', EVENT_STREAM, 0],
    ['the first poll of another', [], 0],
    ['the second poll of another', [], 1],
  ])('%s leaves nothing behind when the connection breaks', async (_, headers, pollsBefore) => {
    const { hub, clock, line, address, getCount } = await aWaitingPoll();
    for (let i = 0; i < pollsBefore; i++) await answer(address);
    line.write(requestText('GET', address, headers));
    await until(() => getCount() === 3 + pollsBefore);
    line.socket.destroy();
    await until(() => {
      clock.advance(1_000);
      return hub.size() === 0;
    });
    expect((await answer(address)).status).toBe(404);
  });

  it('a poll of another is answered in its turn, and its connection goes on', async () => {
    const { hub, clock, line, address, pollUrl, waitingCount } = await aWaitingPoll();
    const other = openPolls(address);
    await other.poll();
    await other.send(HANDSHAKE);
    expect((await other.poll()).text).toBe('{}\u001e');
    line.write(requestText('GET', address));
    await until(() => waitingCount() === 2);
    hub.broadcast('news', 1);
    clock.advance(100);
    expect(line.bytes()).toBe('');
    await answer(pollUrl, { method: 'DELETE' });
    await line.saw('[1]');
    expect(statusLines(line.bytes())).toEqual(['HTTP/1.1 204', 'HTTP/1.1 200']);
    hub.broadcast('news', 2);
    expect((await other.poll()).text).toContain('[2]');
  });

  it('a further poll takes its place', async () => {
    const { line, pollUrl } = await aWaitingPoll();
    line.write(requestText('GET', pollUrl));
    await line.saw('204');
    await answer(pollUrl, { method: 'POST', body: HANDSHAKE });
    await line.saw('{}\u001e');
    expect(statusLines(line.bytes())).toEqual(['HTTP/1.1 204', 'HTTP/1.1 200']);
  });

  it('DELETE ends it, a message is received, all in order', async () => {
    const { line, pollUrl, origin } = await aWaitingPoll();
    line.write(requestText('POST', pollUrl, [], HANDSHAKE) + requestText('GET', pollUrl));
    await line.saw('{}\u001e');
    line.write(requestText('DELETE', pollUrl) + requestText('GET', `${origin}/elsewhere`));
    line.write(requestText('POST', `${origin}/realtime/negotiate`));
    await line.saw('availableTransports');
    expect(statusLines(line.bytes())?.map((text) => text.slice(-3))).toEqual([
      '200',
      '200',
      '204',
      '202',
      '404',
      '200',
    ]);
  });

  it('a hundred event streams of one id are refused but the first', async () => {
    const { line, address, pollUrl, getCount } = await aWaitingPoll();
    line.write(requestText('GET', address, EVENT_STREAM).repeat(100));
    await until(() => getCount() > 2);
    await answer(pollUrl, { method: 'DELETE' });
    await line.saw(':\r\n\r\n');
    expect(statusLines(line.bytes())).toEqual(['HTTP/1.1 204', 'HTTP/1.1 200']);
  });
});

describe('behind an event stream, on the same connection,', () => {
  it.each([
    ['a second one', EVENT_STREAM],
    ['a poll', []],
  ])('%s gets no answer, and leaves nothing behind', async (_, headers) => {
    const clock = createFakeClock();
    const { url, origin, hub, waitingCount } = await startTestHub({ clock });
    const line = await openLine(origin);
    line.write(
      requestText('GET', await negotiated(url), EVENT_STREAM) + requestText('GET', await negotiated(url), headers),
    );
    await line.saw(':\r\n\r\n');
    await until(() => waitingCount() >= 1);
    line.socket.destroy();
    await until(() => {
      clock.advance(1_000);
      return hub.size() === 0;
    });
    expect(statusLines(line.bytes())).toEqual(['HTTP/1.1 200']);
  });

  it('a message is received', async () => {
    const { url, origin } = await startTestHub();
    const address = await negotiated(url);
    const line = await openLine(origin);
    line.write(requestText('GET', address, EVENT_STREAM) + requestText('POST', address, [], HANDSHAKE));
    await line.saw('data: {}');
  });
});

it('other visitors’ streams go on beside all that', async () => {
  const { url, hub, line, address } = await aWaitingPoll();
  const stream = await shaken(openEventStream(await negotiated(url)));
  line.write(requestText('GET', address, EVENT_STREAM));
  line.socket.destroy();
  hub.broadcast('news');
  expect(await stream.next()).toMatchObject({ target: 'news' });
});
