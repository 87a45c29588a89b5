import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpuMs, handleCommands } from '../../server/api/src/testing/handleCommands';

/* The bytes of the file `BODY` from memory, in a process of its own: no signature, no window, no limit. It answers 304
   to a client that has them. */

const body = readFileSync(process.env.BODY ?? '');
const head = {
  'content-type': 'application/json; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'public, max-age=1',
  vary: 'Accept-Encoding',
  etag: 'W/"static"',
};
const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === head.etag) response.writeHead(304, head).end();
  else response.writeHead(200, { ...head, 'content-length': body.length }).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
handleCommands({
  addresses: () => [`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`],
  cpuMs,
});
