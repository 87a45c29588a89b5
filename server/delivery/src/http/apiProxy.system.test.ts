import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import Fastify, { type onRequestAsyncHookHandler } from 'fastify';
import { discardUnread, refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import { aDeliveryFor, anUpstream } from '../testing/aServer';
import { sendLiterally } from '../testing/askLiterally';
import { afterTest } from '../testing/temporaryFolder';

it.each(['/api/match/range?FromDate=a%20b&StatusId=8&StatusId=1', '/embed/bang-xep-hang', '/media/1.png', '/api'])(
  'asks api for %s, word for word',
  async (path) => {
    const asked: (string | undefined)[] = [];
    const { origin } = await anUpstream((request, response) => {
      asked.push(request.url);
      response.end('{}');
    });
    const { host } = await aDeliveryFor(origin);
    expect((await fetch(`http://${host}${path}`)).status).toBe(200);
    expect(asked).toEqual([path]);
  },
);

it('keeps to its own addresses: nothing else of api can be reached', async () => {
  const asked: (string | undefined)[] = [];
  const { origin } = await anUpstream((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  const { host } = await aDeliveryFor(origin);
  for (const path of ['/readyz', '/apis', '/admin', '/api/..%2fadmin', '/api/%2e%2e%2fadmin']) {
    expect((await fetch(`http://${host}${path}`)).status).toBeGreaterThanOrEqual(400);
  }
  expect(asked).toEqual([]);
});

it('says who asked, behind how many proxies, and for which host', async () => {
  let headers: IncomingMessage['headers'] = {};
  const { origin } = await anUpstream((request, response) => {
    headers = request.headers;
    response.end('{}');
  });
  const { host } = await aDeliveryFor(origin);
  await fetch(`http://${host}/api/match`, { headers: { 'x-forwarded-for': '203.0.113.7', 'x-signature': 'AB' } });
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    'x-signature': 'AB',
    host: new URL(origin).host,
  });
});

it('passes an answer on as it is: status, encoding, policy and cache headers', async () => {
  const { origin } = await anUpstream((_request, response) => {
    response.writeHead(404, {
      'content-encoding': 'gzip',
      'content-type': 'application/json',
      'cache-control': 'public, max-age=1',
      'content-security-policy': "default-src 'self'",
      etag: '"7"',
    });
    response.end(gzipSync('{"data":[]}'));
  });
  const { host } = await aDeliveryFor(origin);
  const answer = await fetch(`http://${host}/api/match`);
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=1',
    'content-security-policy': "default-src 'self'",
    etag: '"7"',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.json()).toEqual({ data: [] });
});

it('lets nothing run in an answer that brings no policy', async () => {
  const { origin } = await anUpstream((_request, response) => response.end('<svg/>'));
  const { host } = await aDeliveryFor(origin);
  const policy = (await fetch(`http://${host}/media/a.svg`)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});

it('passes on what is posted', async () => {
  const bodies: string[] = [];
  const { origin } = await anUpstream((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
    request.on('end', () => response.writeHead(204).end());
  });
  const { host } = await aDeliveryFor(origin);
  for (const type of ['text/plain;charset=UTF-8', 'application/json', 'application/octet-stream']) {
    const headers = { 'content-type': type };
    expect((await fetch(`http://${host}/beacon`, { method: 'POST', headers, body: '{"lcp":900}' })).status).toBe(204);
  }
  expect(bodies).toEqual(['{"lcp":900}', '{"lcp":900}', '{"lcp":900}']);
});

it('answers at once, in JSON, while api is away', async () => {
  const { host } = await aDeliveryFor('http://127.0.0.1:9');
  const answer = await fetch(`http://${host}/api/match`);
  expect(answer.status).toBe(502);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ error: { code: 'api_unavailable', message: 'The api cannot be reached' } });
});

/** A post that never sends all that it announced. */
const halfAPost = (host: string, length: number) =>
  `POST /beacon HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/octet-stream\r\nContent-Length: ${length}\r\n\r\n{`;

it('refuses a body over 1 MiB itself, and closes the connection that still carries it', async () => {
  let asked = 0;
  const { origin } = await anUpstream((_request, response) => {
    asked += 1;
    response.end('{}');
  });
  const { host } = await aDeliveryFor(origin);
  const answer = await sendLiterally(host, halfAPost(host, 1_048_577));
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain('{"error":{"code":"too_large","message":"The body is too large"}}');
  expect(asked).toBe(0);
});

it.each([
  ['/beacon', 413],
  ['/beacon/refused', 401],
])('hands on what api says of a long body for %s, however often: %d', async (path, expected) => {
  const api = Fastify(strictServer());
  refuseFlawed(api);
  discardUnread(api);
  api.post('/beacon', { bodyLimit: 8_192 }, async () => ({}));
  const onRequest: onRequestAsyncHookHandler = async (_, reply) => reply.code(401).send({});
  api.post('/beacon/refused', { onRequest }, async () => ({}));
  afterTest(() => api.close());
  const { host } = await aDeliveryFor(await api.listen({ port: 0, host: '127.0.0.1' }));
  const headers = { 'content-type': 'application/json' };
  const post = () => fetch(`http://${host}${path}`, { method: 'POST', headers, body: ' '.repeat(1_000_000) });
  const statuses: number[] = [];
  for (let times = 0; times < 40; times += 1) statuses.push((await post()).status);
  expect(statuses).toEqual(statuses.map(() => expected));
});

it('api reads no body to its end that has none', async () => {
  const api = Fastify(strictServer());
  discardUnread(api);
  api.post('/small', { bodyLimit: 8_192 }, async () => ({}));
  afterTest(() => api.close());
  const socket = connect(Number(new URL(await api.listen({ port: 0 })).port), '127.0.0.1');
  afterTest(() => void socket.destroy());
  socket.on('error', () => {});
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'POST /small HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const more = () => socket.writable && socket.write(`4000\r\n${' '.repeat(16_384)}\r\n`, () => setImmediate(more));
  more();
  await gone;
  expect(socket.bytesWritten).toBeGreaterThan(1_048_576);
});

it('closes the connection when api breaks off in the middle of a body', async () => {
  const { origin } = await anUpstream((request) => request.socket.destroy());
  const { host } = await aDeliveryFor(origin);
  const answer = await sendLiterally(host, halfAPost(host, 1_048_576));
  expect(answer).toMatch(/^HTTP\/1\.1 502 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

it('does not retry a request: a 503 of api is an answer', async () => {
  let asked = 0;
  const { origin } = await anUpstream((_request, response) => {
    asked += 1;
    response.writeHead(503).end('{}');
  });
  const { host } = await aDeliveryFor(origin);
  expect((await fetch(`http://${host}/api/match`)).status).toBe(503);
  expect(asked).toBe(1);
});

it('serves the rest of the site while hundreds wait for the hub', async () => {
  let waiting = 0;
  const { origin } = await anUpstream((request, response) => {
    if (request.url?.startsWith('/realtime')) waiting += 1;
    else response.end('{}');
  });
  const { host } = await aDeliveryFor(origin);
  const ending = new AbortController();
  const polls = Array.from({ length: 300 }, (_, id) =>
    fetch(`http://${host}/realtime?id=${id}`, { signal: ending.signal }).catch(() => undefined),
  );
  while (waiting < 300) await new Promise((resolve) => setImmediate(resolve));
  expect((await fetch(`http://${host}/api/match`)).status).toBe(200);
  ending.abort();
  await Promise.all(polls);
});

it('hands on events one by one, as they happen', async () => {
  let happen: (text: string) => void = () => {};
  const { origin } = await anUpstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    happen = (text) => response.write(`data: ${text}\n\n`);
    happen('kick-off');
  });
  const { host } = await aDeliveryFor(origin);
  const ending = new AbortController();
  const answer = await fetch(`http://${host}/realtime?id=1`, { signal: ending.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: kick-off\n\n');
  happen('goal');
  expect((await reader?.read())?.value).toBe('data: goal\n\n');
  ending.abort();
});
