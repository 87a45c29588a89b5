import { once } from 'node:events';
import { connect } from 'node:net';
import { afterTest } from 'hub/testing/afterTest';
import { openShakenClient } from 'hub/testing/rawClient';
import { negotiated, openEventStream, openPolls, shaken } from 'hub/testing/rawHttp';
import { answerToDripping } from 'server-shared/testing/answerToDripping';
import { EMPTY_STORE } from './testing/emptyStore';
import { createTestApp } from './testing/testApp';

const TIMES = { headersMs: 150, requestMs: 250, lookEveryMs: 25 };

let hub: Awaited<ReturnType<typeof createTestApp>>['hub'];
let origin: string;
let url: string;
beforeAll(async () => {
  const opened = await createTestApp(EMPTY_STORE, { times: TIMES });
  ({ hub } = opened);
  afterTest(() => opened.app.close());
  origin = await opened.app.listen({ host: '127.0.0.1', port: 0 });
  url = `${origin}/realtime`;
});

const HOST = 'Host: tyso.vn\r\n';
const NEVER_ENDING = [
  ['a first line', 'GET /api/match'],
  ['headers', `GET /api/match HTTP/1.1\r\n${HOST}X: `],
  [
    'a body of a known length',
    `POST /beacon HTTP/1.1\r\n${HOST}Origin: http://tyso.vn\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n`,
  ],
  [
    'a body in chunks',
    `POST /beacon HTTP/1.1\r\n${HOST}Origin: http://tyso.vn\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nfff\r\n`,
  ],
  ['a body for the hub', `POST /realtime/negotiate HTTP/1.1\r\n${HOST}Content-Length: 8000\r\n\r\n`],
  ['an unread body', `POST /api/match HTTP/1.1\r\n${HOST}Content-Length: 8000\r\n\r\n`],
] as const;

it.each(NEVER_ENDING)('%s without an end is answered 408, and its connection closed', async (what, bytes) => {
  const answer = await answerToDripping(Number(new URL(origin).port), bytes);
  if (what === 'an unread body') expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  else expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"error":\{"code":"bad_request",/);
});

it('a connection on which nothing came, as browsers open them in advance, is closed without an answer', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const read: Buffer[] = [];
  socket.on('data', (bytes) => read.push(bytes));
  await once(socket, 'close');
  expect(read).toEqual([]);
});

it('complete requests have no limit: event stream, poll and WebSocket outlive it many times', async () => {
  const stream = await shaken(negotiated(url).then((own) => openEventStream(own)));
  const poller = await shaken(
    negotiated(url).then(async (own) => {
      const polls = openPolls(own);
      await polls.poll();
      void polls.keepPolling();
      return polls;
    }),
  );
  const socket = await openShakenClient(url.replace('http', 'ws'));
  for (const [, bytes] of NEVER_ENDING.slice(0, 4)) await answerToDripping(Number(new URL(origin).port), bytes);
  hub.broadcast('news', 'goal');
  const sent = { type: 1, target: 'news', arguments: ['goal'] };
  expect(await Promise.all([stream.next(), poller.next(), socket.next()])).toEqual([sent, sent, sent]);
});

it('a half request behind an event stream puts no 408 into it', async () => {
  const own = await negotiated(url);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  afterTest(() => socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const path = own.slice(origin.length);
  socket.write(`GET ${path} HTTP/1.1\r\n${HOST}Accept: text/event-stream\r\n\r\nGET /x HTTP/1.1\r\n`);
  while (!text.includes(':\r\n\r\n')) await once(socket, 'data');
  await fetch(own, { method: 'POST', body: '{"protocol":"json","version":1}\u001e' });
  await answerToDripping(Number(new URL(origin).port), NEVER_ENDING[1][1]);
  hub.broadcast('news', 'goal');
  while (!text.includes('goal')) await once(socket, 'data');
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
