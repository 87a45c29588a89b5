import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { createDelivery } from '../app';
import { anUpstream } from '../testing/aServer';
import { portOf } from '../testing/askLiterally';
import { aConfig } from '../testing/builds';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';
import { createConnectionDrain } from './createConnectionDrain';

/** Pauses that last until the test ends them. */
function pausesOfTest() {
  const waiting: { ms: number; end: () => void }[] = [];
  return {
    pause: (ms: number) => new Promise<void>((resolve) => waiting.push({ ms, end: resolve })),
    async passOne() {
      const next = waiting.shift();
      next?.end();
      await new Promise((resolve) => setImmediate(resolve));
      return next?.ms;
    },
  };
}

it('closes connections at a pace, once balancers know, and none of those that came meanwhile', async () => {
  const { pause, passOne } = pausesOfTest();
  const drain = createConnectionDrain(pause);
  const lines = Array.from({ length: 100 }, () => new PassThrough());
  for (const line of lines) drain.track(line);
  const open = () => lines.filter(({ destroyed }) => !destroyed).length;
  lines[99]?.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  const left = drain.begin();
  expect([drain.isDraining(), open()]).toEqual([true, 99]);
  expect(await passOne()).toBe(3_000);
  expect(open()).toBe(24);
  const late = new PassThrough();
  drain.track(late);
  expect(await passOne()).toBe(100);
  expect(open()).toBe(0);
  await passOne();
  await left;
  expect(late.destroyed).toBe(false);
  drain.closeAll();
  expect(late.destroyed).toBe(true);
});

it('answers the balancer that it ends, goes on answering, and closes WebSockets only then', async () => {
  const { pause, passOne } = pausesOfTest();
  const { server, origin } = await anUpstream((_request, response) => response.end('{}'));
  new WebSocketServer({ server });
  const drain = createConnectionDrain(pause);
  const app = await createDelivery(aConfig(await temporaryFolder(), { apiOrigin: origin }), { drain });
  afterTest(() => app.close());
  const host = `127.0.0.1:${await portOf(app)}`;
  const health = async () => {
    const answer = await fetch(`http://${host}/healthz`);
    return [answer.status, await answer.json()];
  };
  const socket = new WebSocket(`ws://${host}/realtime?id=abc`);
  afterTest(() => socket.terminate());
  await once(socket, 'open');
  const closed = once(socket, 'close');
  expect(await health()).toEqual([200, { status: 'ok' }]);
  void drain.begin();
  expect(await health()).toEqual([503, { status: 'draining' }]);
  expect((await fetch(`http://${host}/api/match`)).status).toBe(200);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  await passOne();
  await closed;
});
