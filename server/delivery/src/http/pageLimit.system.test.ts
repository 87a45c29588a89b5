import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { portOf } from '../testing/askLiterally';
import { afterTest } from '../testing/temporaryFolder';
import { limitPages } from './pageLimit';

/** A server on which `/ask` counts a page and returns the waiting time, and `/leave` counts a futile one. */
async function aServer(most: number) {
  const app = Fastify();
  afterTest(() => app.close());
  const limit = await limitPages(app, most);
  app.get('/ask', async (request) => (await limit.count(request)).waits);
  let isCounted = () => {};
  const counted = new Promise<void>((resolve) => {
    isCounted = resolve;
  });
  app.get('/leave', async (request) => {
    await limit.count(request);
    request.raw.socket.destroy();
    await once(request.raw.socket, 'close');
    limit.countInVain(request);
    await setImmediate();
    isCounted();
  });
  const ask = async (path: string) => fetch(`http://127.0.0.1:${await portOf(app)}${path}`);
  return { ask, counted };
}

const secondsOf = async (answer: Promise<Response>) => Number(await (await answer).text());

it('counts what was asked in vain also for a visitor who has gone', async () => {
  const { ask, counted } = await aServer(10);
  ask('/leave').catch(() => {});
  await counted;
  expect(await secondsOf(ask('/ask'))).toBeGreaterThan(0);
});

it('lets an address go on as long as it asks for what exists', async () => {
  const { ask } = await aServer(3);
  expect([await secondsOf(ask('/ask')), await secondsOf(ask('/ask')), await secondsOf(ask('/ask'))]).toEqual([0, 0, 0]);
  expect(await secondsOf(ask('/ask'))).toBeGreaterThan(0);
});

it('keeps nobody waiting longer than ten seconds after the clock was an hour ahead', async () => {
  const { ask } = await aServer(1);
  const ahead = Date.now() + 3_600_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => ahead);
  await ask('/ask');
  clock.mockRestore();
  const waits = await secondsOf(ask('/ask'));
  expect(waits).toBeGreaterThan(0);
  expect(waits).toBeLessThanOrEqual(10);
});

it('is none at 0', async () => {
  const { ask, counted } = await aServer(0);
  ask('/leave').catch(() => {});
  await counted;
  expect(await secondsOf(ask('/ask'))).toBe(0);
});
