import { once } from 'node:events';
import { connect } from 'node:net';
import { afterTest } from 'hub/testing/afterTest';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp } from '../testing/testApp';

let address: string;
beforeAll(async () => {
  const { app } = await createTestApp(EMPTY_STORE);
  afterTest(() => app.close());
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});

/** The answer of a listening server to these bytes, until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test.each([
  ['no HTTP at all', 400, 'bad_request', 'hello\r\n\r\n'],
  ['a header without a colon', 400, 'bad_request', 'GET /healthz HTTP/1.1\r\nHost x\r\n\r\n'],
  ['two lengths', 400, 'bad_request', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['headers of 100 kB', 431, 'bad_request', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
])('%s: %d %s in the shape of all errors', async (_, status, code, bytes) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  expect(JSON.parse(body)).toEqual({ error: { code, message: expect.any(String) } });
});
