import { once } from 'node:events';
import { connect } from 'node:net';
import { answerToDripping } from 'server-shared/testing/answerToDripping';
import { WebSocket, WebSocketServer } from 'ws';
import { createDelivery } from '../app';
import { anUpstream } from '../testing/aServer';
import { portOf } from '../testing/askLiterally';
import { aConfig } from '../testing/builds';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';

/** A busy machine brings a whole request in less. */
const TIMES = { headersMs: 1_000, requestMs: 1_000, lookEveryMs: 25 };

async function aSite(apiOrigin: string): Promise<string> {
  const app = await createDelivery(aConfig(await temporaryFolder(), { apiOrigin }), { times: TIMES });
  afterTest(() => app.close());
  return `127.0.0.1:${await portOf(app)}`;
}

const HOST = 'Host: tyso.vn\r\n';
const HEADERS: [string, string][] = [
  ['a first line', 'GET /'],
  ['headers', `GET / HTTP/1.1\r\n${HOST}X: `],
  ['headers for the hub', `GET /realtime HTTP/1.1\r\n${HOST}X: `],
  ['headers of a WebSocket', `GET /realtime HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nX: `],
];
const BODIES: [string, string][] = [
  ['a body for the hub', `POST /realtime?id=1 HTTP/1.1\r\n${HOST}Content-Length: 8000\r\n\r\n`],
  ['a body in chunks', `POST /beacon HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nfff\r\n`],
  [
    'a body with h2c',
    `POST /realtime?id=1 HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 8000\r\n\r\n`,
  ],
];

const REFUSED = /^HTTP\/1\.1 408 [\s\S]*\{"error":\{"code":"bad_request",/;

/** What those who send without an end are answered, side by side. */
async function answersTo(host: string, senders: readonly [string, string][]): Promise<[string, string][]> {
  const port = Number(host.split(':')[1]);
  return Promise.all(senders.map(async ([name, bytes]) => [name, await answerToDripping(port, bytes)]));
}

const refusals = (senders: readonly [string, string][]) =>
  senders.map(([name]) => [name, expect.stringMatching(REFUSED)]);

it('headers without an end are answered 408, and the connection closed', async () => {
  const host = await aSite('http://127.0.0.1:9');
  expect(await answersTo(host, HEADERS)).toEqual(refusals(HEADERS));
});

it('a body without an end is answered 408, and api is notified of the lost sender', async () => {
  const gone: Promise<unknown>[] = [];
  const { origin } = await anUpstream((request) => {
    request.resume().on('error', () => {});
    gone.push(new Promise((resolve) => request.once('close', resolve)));
  });
  expect(await answersTo(await aSite(origin), BODIES)).toEqual(refusals(BODIES));
  expect(gone).toHaveLength(BODIES.length);
  await Promise.all(gone);
});

it('the unread body of a page request is cut off after its answer', async () => {
  const host = await aSite('http://127.0.0.1:9');
  const bytes = `POST / HTTP/1.1\r\n${HOST}Content-Length: 8000\r\n\r\n`;
  expect(await answerToDripping(Number(host.split(':')[1]), bytes)).toMatch(/^HTTP\/1\.1 404 /);
});

it('complete requests have no limit: event stream, poll, WebSocket and a slow download outlive it three times', async () => {
  const senders: (() => void)[] = [];
  const { server, origin } = await anUpstream((request, response) => {
    if (request.url === '/media/large.png') {
      response.end(Buffer.alloc(8_000_000));
      return;
    }
    const isStream = request.headers.accept === 'text/event-stream';
    if (isStream) response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\r\n\r\n');
    senders.push(() => (isStream ? response.write('data: goal\r\n\r\n') : response.end('goal')));
  });
  const hub = new WebSocketServer({ server });
  hub.on('connection', (socket) => senders.push(() => socket.send('goal')));
  const host = await aSite(origin);

  const leaving = new AbortController();
  afterTest(() => leaving.abort());
  const headers = { accept: 'text/event-stream' };
  const stream = await fetch(`http://${host}/realtime?id=1`, { headers, signal: leaving.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(':\r\n\r\n');
  const socket = new WebSocket(`ws://${host}/realtime`);
  afterTest(() => socket.terminate());
  await once(socket, 'open');
  const message = once(socket, 'message');
  const poll = fetch(`http://${host}/realtime?id=2`);
  const download = connect(Number(host.split(':')[1]), '127.0.0.1');
  afterTest(() => download.destroy());
  download.write(`GET /media/large.png HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  const [first] = await once(download, 'data');
  let received = first.length;
  download.pause();

  for (let times = 0; times < 3; times++) await answersTo(host, HEADERS);
  while (senders.length < 3) await new Promise((resolve) => setImmediate(resolve));
  for (const send of senders) send();
  expect((await reader?.read())?.value).toBe('data: goal\r\n\r\n');
  expect(await (await poll).text()).toBe('goal');
  expect(String((await message)[0])).toBe('goal');
  download.on('data', (chunk) => {
    received += chunk.length;
  });
  download.resume();
  await once(download, 'end');
  expect(received).toBeGreaterThan(8_000_000);
});
