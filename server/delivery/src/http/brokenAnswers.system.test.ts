import { aDeliveryFor, anUpstream } from '../testing/aServer';

/** `delivery` in front of a server that sends these bytes and closes the connection. */
async function inFrontOf(bytes: string): Promise<string> {
  const { origin } = await anUpstream(({ socket }) => socket.end(bytes));
  return (await aDeliveryFor(origin)).host;
}

const AWAY = { error: { code: 'api_unavailable', message: 'The api cannot be reached' } };

it.each([
  ['a length', 'Content-Length: 200'],
  ['chunks', 'Transfer-Encoding: chunked'],
])('an answer of %s that ends behind its head is none: nothing of it is kept or decoded', async (_what, framing) => {
  const kept = 'Cache-Control: public, max-age=60\r\nETag: "7"\r\nContent-Encoding: br\r\nContent-Type: text/css';
  const host = await inFrontOf(`HTTP/1.1 200 OK\r\n${kept}\r\n${framing}\r\n\r\n`);
  const answer = await fetch(`http://${host}/api/match`);
  expect(answer.status).toBe(502);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const name of ['etag', 'content-encoding']) expect(answer.headers.get(name)).toBeNull();
  expect(await answer.json()).toEqual(AWAY);
});

it.each(['/api/match', '/realtime?id=a'])('an answer of %s that ends within its body is cut off', async (path) => {
  const host = await inFrontOf('HTTP/1.1 200 OK\r\nContent-Length: 200\r\n\r\n{"data":');
  const answer = await fetch(`http://${host}${path}`);
  await expect(answer.text()).rejects.toThrow();
});

it.each([304, 204])('a %i with the length of its missing body passes unchanged', async (status) => {
  const host = await inFrontOf(`HTTP/1.1 ${status} Odd\r\nContent-Length: 200\r\nETag: "7"\r\n\r\n`);
  const answer = await fetch(`http://${host}/api/match`, { headers: { 'if-none-match': '"7"' } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('etag')).toBe('"7"');
  expect(await answer.text()).toBe('');
});

it('a HEAD has the length of a body that never comes', async () => {
  const host = await inFrontOf('HTTP/1.1 200 OK\r\nContent-Length: 200\r\n\r\n');
  const answer = await fetch(`http://${host}/api/match`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '200']);
});
