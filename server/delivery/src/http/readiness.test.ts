import { aDeliveryFor, anUpstream } from '../testing/aServer';

const ask = (host: string) => fetch(`http://${host}/ready`);

/** An `api` that answers with this status, or breaks the connection; a test can change it, and count requests. */
async function anApi(first: number | 'nothing') {
  const state = { says: first, asked: [] as (string | undefined)[] };
  const { origin } = await anUpstream((request, response) => {
    state.asked.push(request.url);
    if (state.says === 'nothing') response.destroy();
    else response.writeHead(state.says).end();
  });
  return { state, host: (await aDeliveryFor(origin)).host };
}

it.each([
  ['is ready', 200, 200],
  ['has no such address, as a server of others', 404, 200],
  ['is not ready yet, or no replica is behind the balancer', 503, 503],
  ['cannot be reached by the balancer', 502, 503],
  ['fails', 500, 503],
  ['breaks the line', 'nothing' as const, 503],
])('says whether visitors get answers from an api that %s', async (_, says, status) => {
  const { host, state } = await anApi(says);
  const answer = await ask(host);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ ready: status === 200, waiting_for: status === 200 ? [] : ['api'] });
  expect(state.asked).toEqual(['/readyz']);
});

it('says so of an api that is not there, while the process itself is healthy', async () => {
  const { host } = await aDeliveryFor('http://127.0.0.1:9');
  expect((await ask(host)).status).toBe(503);
  expect((await fetch(`http://${host}/healthz`)).status).toBe(200);
});

it('says so of an api that hangs', async () => {
  const { origin } = await anUpstream(() => {});
  const { host } = await aDeliveryFor(origin);
  expect((await ask(host)).status).toBe(503);
});

it('asks api once for all who ask within a second, and again afterwards', async () => {
  const { host, state } = await anApi(503);
  const began = performance.now();
  const many = await Promise.all(Array.from({ length: 200 }, () => ask(host)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
  // Once, unless the machine takes longer than a second for them.
  const times = state.asked.length;
  expect(times).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 1000));
  state.says = 200;
  while ((await ask(host)).status !== 200);
  expect(state.asked).toHaveLength(times + 1);
});

it('answers HEAD, and nothing but reading', async () => {
  const { host } = await anApi(200);
  expect((await fetch(`http://${host}/ready`, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`http://${host}/ready`, { method: 'POST' })).status).not.toBe(200);
});
