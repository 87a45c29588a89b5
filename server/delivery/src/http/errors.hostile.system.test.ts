import { aDeliveryFor } from '../testing/aServer';
import { sendLiterally } from '../testing/askLiterally';

/** There is no `api`, and these requests need none. */
const aSite = async () => (await aDeliveryFor('http://127.0.0.1:9')).host;

const JSON_TYPE = { 'content-type': 'application/json' };

it.each([
  ['JSON that is none', { method: 'POST', headers: JSON_TYPE, body: '{' }],
  ['JSON with a name of the prototype', { method: 'PUT', headers: JSON_TYPE, body: '{"__proto__":1}' }],
  ['a text', { method: 'DELETE', headers: { 'content-type': 'text/plain' }, body: 'x' }],
])('what is sent to a page is not read, be it %s', async (_what, init) => {
  const answer = await fetch(`http://${await aSite()}/tin-tuc`, init);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ error: { code: 'not_found', message: `There is no ${init.method} /tin-tuc` } });
});

it.each([
  ['a method that must name a type', 'QUERY / HTTP/1.1\r\n', 400],
  ['a zero byte in the name of a file', 'GET /r/%00 HTTP/1.1\r\n', 403],
  ['a type that is none', 'DELETE / HTTP/1.1\r\nContent-Type: ;\r\nContent-Length: 1\r\n', 415],
])('what the framework refuses is refused in our words: %s', async (_what, head, status) => {
  const host = await aSite();
  const answer = await sendLiterally(host, `${head}Host: ${host}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
  expect(answer).toContain('{"error":{"code":"bad_request","message":"The request could not be read"}}');
});
