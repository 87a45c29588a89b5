import { createServer, type ServerResponse } from 'node:http';
import { REFERENCE_HTML } from './referencePage';

/** Serves the reference page, its matches, and changes of them in one message each. */
export async function startReferenceServer(range: unknown) {
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
      response.write(':\n\n');
      streams.add(response);
      response.once('close', () => streams.delete(response));
    } else if (request.url === '/match/range') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(range));
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(REFERENCE_HTML);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    push(changes: readonly unknown[]) {
      for (const stream of streams) stream.write(`data: ${JSON.stringify(changes)}\n\n`);
    },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
