import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const SHARED = 'max-age=1, stale-while-revalidate=1, stale-if-error=59';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server in place of `delivery`, which answers as a test says, and the requests it got, without health checks. */
export type Origin = {
  readonly port: number;
  readonly asked: readonly IncomingMessage[];
  /** Answers from now on; forgets what was asked. */
  answer(how: Answer): void;
  /** Requests for addresses that begin so. */
  countOf(start: string): number;
  stop(): Promise<void>;
};

export async function startOrigin(): Promise<Origin> {
  let how: Answer = sharedText('');
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/healthz') return response.end();
    if (request.url === '/live/parameters') {
      return response.writeHead(200, { 'cdn-cache-control': SHARED, 'page-parameters': 'filter match' }).end();
    }
    asked.push(request);
    return how(request, response);
  });
  server.on('upgrade', (request, socket) => {
    asked.push(request);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    asked,
    answer(next) {
      how = next;
      asked.length = 0;
    },
    countOf: (start) => asked.filter(({ url }) => url?.startsWith(start)).length,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An answer that shared caches may keep. */
export function sharedText(text: string, headers: Record<string, string> = {}, status = 200): Answer {
  return (_, response) =>
    response
      .writeHead(status, {
        'cdn-cache-control': SHARED,
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
        ...headers,
      })
      .end(text);
}

/** A refusal, as `api` refuses a signature that does not fit. */
export const refused: Answer = (_, response) =>
  response.writeHead(401, { 'cache-control': 'no-store', 'content-type': 'application/json' }).end('{"error":{}}');
