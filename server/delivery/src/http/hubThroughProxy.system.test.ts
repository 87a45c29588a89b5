import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { aDeliveryFor, anUpstream } from '../testing/aServer';
import { portOf } from '../testing/askLiterally';
import { afterTest } from '../testing/temporaryFolder';
import { proxyApi } from './apiProxy';
import { createConnectionDrain } from './createConnectionDrain';

/** An `api` that records each request, and leaves the answer to the test. */
async function aHub() {
  const asked: { request: IncomingMessage; response: ServerResponse }[] = [];
  const { origin, server } = await anUpstream((request, response) => asked.push({ request, response }));
  const next = async () => {
    while (asked.length === 0) await once(server, 'request');
    const first = asked.shift();
    if (!first) throw new Error('nobody asked');
    return first;
  };
  return { origin, next };
}

it.each([
  ['GET', 204],
  ['DELETE', 202],
  ['POST', 200],
  ['OPTIONS', 204],
])('hands a %s of the hub on, with its answer', async (method, status) => {
  const { origin, next } = await aHub();
  const { host } = await aDeliveryFor(origin);
  const answered = fetch(`http://${host}/realtime?id=a-b_c&_=1`, { method });
  const { request, response } = await next();
  expect([request.method, request.url]).toEqual([method, '/realtime?id=a-b_c&_=1']);
  response.writeHead(status).end();
  expect((await answered).status).toBe(status);
});

it('keeps an event stream as it is: its headers, its first bytes, no compression', async () => {
  const { origin, next } = await aHub();
  const { host } = await aDeliveryFor(origin);
  const leaving = new AbortController();
  const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' };
  const answered = fetch(`http://${host}/realtime?id=1`, { headers, signal: leaving.signal });
  const { request, response } = await next();
  expect(request.headers.accept).toBe('text/event-stream');
  response.removeHeader('transfer-encoding');
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'content-encoding': 'identity',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  response.write(':\r\n\r\n');
  const answer = await answered;
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'content-encoding': 'identity',
    'x-accel-buffering': 'no',
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(':\r\n\r\n');
  leaving.abort();
});

it('notifies api of a lost visitor who had pipelined requests', async () => {
  const { origin, next } = await aHub();
  const { host } = await aDeliveryFor(origin);
  const { hostname, port } = new URL(`http://${host}`);
  const visitor = connect(Number(port), hostname);
  visitor.write([1, 2, 3].map((id) => `GET /realtime?id=${id} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  const gone = [await next(), await next(), await next()].map(({ response }) => once(response, 'close'));
  visitor.destroy();
  await Promise.all(gone);
});

it('notifies api of a lost visitor of an event stream', async () => {
  const { origin, next } = await aHub();
  const { host } = await aDeliveryFor(origin);
  const leaving = new AbortController();
  const answered = fetch(`http://${host}/realtime?id=1`, { signal: leaving.signal });
  const { response } = await next();
  const gone = once(response, 'close');
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\r\n\r\n');
  await (await answered).body?.getReader().read();
  leaving.abort();
  await gone;
});

it('notifies api of a lost visitor of a waiting poll', async () => {
  const { origin, next } = await aHub();
  const { host } = await aDeliveryFor(origin);
  const leaving = new AbortController();
  const polled = fetch(`http://${host}/realtime?id=1`, { signal: leaving.signal }).catch(() => undefined);
  const { response } = await next();
  const gone = once(response, 'close');
  leaving.abort();
  await gone;
  await polled;
});

it.each(['/realtime?id=1', '/realtime/negotiate'])('says so when api is away (%s)', async (path) => {
  const { host } = await aDeliveryFor('http://127.0.0.1:9');
  const answer = await fetch(`http://${host}${path}`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: { code: 'api_unavailable', message: 'The api cannot be reached' } });
});

it('breaks the answer to a poll off where api broke it off', async () => {
  const { origin, next } = await aHub();
  const { host } = await aDeliveryFor(origin);
  const polled = fetch(`http://${host}/realtime?id=1`);
  const { response } = await next();
  response.writeHead(200, { 'content-length': 10 }).write('half');
  const answer = await polled;
  response.destroy();
  await expect(answer.text()).rejects.toThrow();
});

it('has more patience with a poll than with the rest of the site', async () => {
  const { origin, next } = await aHub();
  const app = Fastify();
  proxyApi(app, origin, {
    drain: createConnectionDrain(pause),
    patience: { answerMs: 50, hubMs: 60_000 },
  });
  afterTest(() => app.close());
  const host = `127.0.0.1:${await portOf(app)}`;
  const polled = fetch(`http://${host}/realtime?id=1`);
  const poll = await next();
  expect((await fetch(`http://${host}/api/match`)).status).toBe(504);
  poll.response.end('late');
  expect(await (await polled).text()).toBe('late');
});

it('has an end of its patience with a poll', async () => {
  const { origin } = await aHub();
  const app = Fastify();
  proxyApi(app, origin, {
    drain: createConnectionDrain(pause),
    patience: { answerMs: 60_000, hubMs: 50 },
  });
  afterTest(() => app.close());
  const answer = await fetch(`http://127.0.0.1:${await portOf(app)}/realtime?id=1`);
  expect(answer.status).toBe(504);
});
