import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';
import { aDeliveryFor, anUpstream } from '../testing/aServer';

/** An `api` that records requests. */
async function anApi() {
  const asked: string[] = [];
  const { server, origin } = await anUpstream(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.end('from api');
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { url }) => {
    asked.push(`WS ${url}`);
    socket.close();
  });
  const { host } = await aDeliveryFor(origin);
  /** Sends the address without normalising it. */
  async function ask(method: string, path: string): Promise<string> {
    const { hostname, port } = new URL(`http://${host}`);
    const question = request({ hostname, port, method, path, agent: false }).end();
    const [answer]: IncomingMessage[] = await once(question, 'response');
    return answer ? text(answer) : '';
  }
  /** The status of the answer to a WebSocket. */
  function upgrade(path: string): Promise<number> {
    const socket = new WebSocket(`ws://${host}${path}`);
    socket.on('error', () => {});
    return new Promise((resolve) => {
      socket.once('close', () => resolve(101));
      socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    });
  }
  return { asked, ask, upgrade };
}

describe('an address of the hub', () => {
  it.each([
    ['/realtime', '/realtime'],
    ['/realtime/', '/realtime'],
    ['/RealTime?ID=a-B_c', '/realtime?id=a-B_c'],
    ['/REALTIME/?_=1&Id=A&access_token=ID=x', '/realtime?_=1&id=A&access_token=ID=x'],
    ['/realtime?id=A?ID=b', '/realtime?id=A?ID=b'],
    ['/realtime?ID=A&iD=b', '/realtime?id=A&id=b'],
    ['/realtime?kid=A&IDs=b&ID', '/realtime?kid=A&IDs=b&ID'],
    ['/Realtime/Negotiate/?NegotiateVersion=1', '/realtime/negotiate?NegotiateVersion=1'],
  ])('%s reaches api as %s', async (target, spelled) => {
    const { asked, ask } = await anApi();
    const methods = ['GET', 'POST', 'DELETE'];
    for (const method of methods) expect(await ask(method, target)).toBe('from api');
    expect(asked).toEqual(methods.map((method) => `${method} ${spelled}`));
  });

  it.each([
    ['/Realtime?ID=A', '/realtime?id=A'],
    ['/REALTIME/', '/realtime'],
  ])('%s upgrades at api as %s', async (target, spelled) => {
    const { asked, upgrade } = await anApi();
    expect(await upgrade(target)).toBe(101);
    expect(asked).toEqual([`WS ${spelled}`]);
  });
});

describe('an address that is not the hub’s', () => {
  it.each(['/realtimes', '//realtime', '/xrealtime', '/Realtime%2Fnegotiate', '/Realtime;x', '/News/Realtime'])(
    '%s does not reach api',
    async (target) => {
      const { asked, ask, upgrade } = await anApi();
      await ask('GET', target);
      expect(await upgrade(target)).toBe(404);
      expect(asked.filter((one) => /realtime/i.test(one))).toEqual([]);
    },
  );
});
