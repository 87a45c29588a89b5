import { openShakenClient, refusedUpgrade } from './testing/rawClient';
import { negotiate } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

const EVENT_STREAM = { accept: 'text/event-stream' };

async function answer(url: string, init: RequestInit = {}) {
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text() };
}

describe('a request that names no connection, or none of ours', () => {
  it.each([
    ['GET', {}],
    ['GET for an event stream', { headers: EVENT_STREAM }],
    ['POST', { method: 'POST' }],
    ['DELETE', { method: 'DELETE' }],
  ])('%s: 400 and 404 (row 25)', async (_, init) => {
    const { url } = await startTestHub();
    const required = { status: 400, text: 'Connection ID required' };
    const unknown = { status: 404, text: 'No Connection with that ID' };
    expect(await answer(url, init)).toEqual(required);
    expect(await answer(`${url}?id=`, init)).toEqual(required);
    for (const id of ['unknown', '__proto__', 'constructor', 'a&id=b']) {
      expect(await answer(`${url}?id=${id}`, init)).toEqual(unknown);
    }
  });

  it.each(['__proto__=x', 'constructor=x', 'toString=x', '__proto__[id]=x'])(
    'is not helped by a query of %s',
    async (query) => {
      const { url } = await startTestHub();
      expect(await answer(`${url}?${query}`)).toEqual({ status: 400, text: 'Connection ID required' });
      expect((await negotiate(url, `?${query}`)).body.negotiateVersion).toBe(0);
    },
  );

  it.each(['unknown', '__proto__', 'a&id=b'])('WebSocket with id %s: 404 (row 25)', async (id) => {
    const { wsUrl } = await startTestHub();
    expect(await refusedUpgrade(`${wsUrl}?id=${id}`)).toEqual({ status: 404, text: 'No Connection with that ID' });
  });

  it('the public id opens nothing (row 24)', async () => {
    const { url, wsUrl } = await startTestHub();
    const { connectionId } = (await negotiate(url)).body;
    expect((await refusedUpgrade(`${wsUrl}?id=${connectionId}`)).status).toBe(404);
    expect((await answer(`${url}?id=${connectionId}`, { method: 'POST' })).status).toBe(404);
  });

  it.each(['PUT', 'PATCH', 'HEAD'])('%s: 405', async (method) => {
    const { url } = await startTestHub();
    expect((await answer(url, { method })).status).toBe(405);
  });
});

describe('a request on a connection that has a WebSocket (row 26)', () => {
  async function connected() {
    const { url, wsUrl } = await startTestHub();
    const { connectionToken } = (await negotiate(url)).body;
    const client = await openShakenClient(`${wsUrl}?id=${connectionToken}`);
    return { client, url: `${url}?id=${connectionToken}`, wsUrl: `${wsUrl}?id=${connectionToken}` };
  }

  it.each([
    ['POST', { method: 'POST', body: 'x' }, 405, 'POST requests are not allowed for WebSocket connections.'],
    ['an event stream', { headers: EVENT_STREAM }, 400, 'Cannot change transports mid-connection'],
    ['a poll', {}, 400, 'Cannot change transports mid-connection'],
    ['DELETE', { method: 'DELETE' }, 400, 'Cannot terminate this connection using the DELETE endpoint.'],
  ])('%s is refused', async (_, init, status, text) => {
    const { url } = await connected();
    expect(await answer(url, init)).toEqual({ status, text });
  });

  it('a second WebSocket is refused, and the first goes on', async () => {
    const { client, wsUrl } = await connected();
    expect((await refusedUpgrade(wsUrl)).status).toBe(409);
    client.send('{"type":1,"target":"Echo","arguments":[1],"invocationId":"1"}\u001e');
    expect(await client.next()).toMatchObject({ result: 1 });
  });

  it('its id is unknown once the socket is gone', async () => {
    const { client, url } = await connected();
    client.send('{"type":7}\u001e');
    await client.closed;
    expect((await answer(url, { method: 'POST' })).status).toBe(404);
  });
});

describe('a transport that is switched off', () => {
  it.each([
    ['ServerSentEvents', EVENT_STREAM],
    ['LongPolling', {}],
  ])('%s: 404', async (name, headers) => {
    const { url } = await startTestHub({ transports: ['WebSockets'] });
    const { connectionToken } = (await negotiate(url)).body;
    const text = `${name} transport not supported by this end point type`;
    expect(await answer(`${url}?id=${connectionToken}`, { headers })).toEqual({ status: 404, text });
  });

  it('WebSockets: 404', async () => {
    const { url, wsUrl } = await startTestHub({ transports: ['LongPolling'] });
    const { connectionToken } = (await negotiate(url)).body;
    const text = 'WebSockets transport not supported by this end point type';
    for (const query of ['', `?id=${connectionToken}`]) {
      expect(await refusedUpgrade(wsUrl + query)).toEqual({ status: 404, text });
    }
  });

  it('a message before any transport: 400', async () => {
    const { url } = await startTestHub();
    const { connectionToken } = (await negotiate(url)).body;
    expect((await answer(`${url}?id=${connectionToken}`, { method: 'POST', body: 'x' })).status).toBe(400);
  });
});
