import { aDeliveryFor } from '../testing/aServer';
import { sendLiterally } from '../testing/askLiterally';

it.each([
  ['headers of 100 kB', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['headers of 100 kB for api', 431, `GET /api/news HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['no HTTP at all', 400, 'xin chào\r\n\r\n'],
])('%s: %d in the shape of all errors', async (_, status, bytes) => {
  const { host } = await aDeliveryFor('http://127.0.0.1:9');
  const answer = await sendLiterally(host, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  expect(JSON.parse(body)).toEqual({ error: { code: 'bad_request', message: expect.any(String) } });
});
