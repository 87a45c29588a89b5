import Fastify from 'fastify';
import { aDeliveryFor, anUpstream } from '../testing/aServer';
import { serveReadiness } from './readiness';

const ask = (host: string) => fetch(`http://${host}/ready`);

/** A server that says whether this `api` is ready, as patient as a busy machine needs, by a clock that a test turns. */
function aWatched(apiOrigin: string, patienceMs = 60_000) {
  const app = Fastify();
  const clock = { ms: 0 };
  serveReadiness(app, apiOrigin, () => false, { freshMs: 1_000, patienceMs, now: () => clock.ms });
  return { clock, ready: () => app.inject('/ready') };
}

/** An `api` that answers with this status, or breaks the connection; a test can change it, and count requests. */
async function anApi(first: number | 'nothing') {
  const state = { says: first, asked: [] as (string | undefined)[] };
  const { origin } = await anUpstream((request, response) => {
    state.asked.push(request.url);
    if (state.says === 'nothing') response.destroy();
    else response.writeHead(state.says).end();
  });
  return { state, origin };
}

it.each([
  ['is ready', 200, 200],
  ['has no such address, as a server of others', 404, 200],
  ['is not ready yet, or no replica is behind the balancer', 503, 503],
  ['cannot be reached by the balancer', 502, 503],
  ['fails', 500, 503],
  ['breaks the line', 'nothing' as const, 503],
])('says whether visitors get answers from an api that %s', async (_, says, status) => {
  const { state, origin } = await anApi(says);
  const { statusCode, headers, json } = await aWatched(origin).ready();
  expect(statusCode).toBe(status);
  expect(headers['cache-control']).toBe('no-store');
  expect(json()).toEqual({ ready: status === 200, waiting_for: status === 200 ? [] : ['api'] });
  expect(state.asked).toEqual(['/readyz']);
});

it('says so of an api that is not there, while the process itself is healthy', async () => {
  const { host } = await aDeliveryFor('http://127.0.0.1:9');
  expect((await ask(host)).status).toBe(503);
  expect((await fetch(`http://${host}/healthz`)).status).toBe(200);
});

it('says so of an api that hangs', async () => {
  const { origin } = await anUpstream(() => {});
  const { ready } = aWatched(origin, 1);
  expect((await ready()).statusCode).toBe(503);
});

it('asks api once for all who ask within a second, and again afterwards', async () => {
  const { state, origin } = await anApi(503);
  const { ready, clock } = aWatched(origin);
  const statuses = async () => {
    const many = await Promise.all(Array.from({ length: 200 }, ready));
    return [...new Set(many.map(({ statusCode }) => statusCode))];
  };
  expect(await statuses()).toEqual([503]);
  state.says = 200;
  clock.ms += 999;
  expect(await statuses()).toEqual([503]);
  expect(state.asked).toHaveLength(1);
  clock.ms += 1;
  expect(await statuses()).toEqual([200]);
  expect(state.asked).toHaveLength(2);
});

it('answers HEAD, and nothing but reading', async () => {
  const { host } = await aDeliveryFor((await anApi(200)).origin);
  expect((await fetch(`http://${host}/ready`, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`http://${host}/ready`, { method: 'POST' })).status).not.toBe(200);
});
