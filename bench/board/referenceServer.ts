import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** Serves the reference of the board (`innerHtml.ts`), with the changes of matches in one message each. */
export async function startReferenceServer(range: unknown) {
  const streams = new Set<ServerResponse>();
  const file = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');
  const answers = new Map([
    ['/', { type: 'text/html', body: pageWith(await file('innerHtml.css')) }],
    ['/page.js', { type: 'text/javascript', body: stripTypeScriptTypes(await file('innerHtml.ts')) }],
    ['/match/range', { type: 'application/json', body: JSON.stringify(range) }],
  ]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) response.writeHead(200, { 'content-type': `${answer.type}; charset=utf-8` }).end(answer.body);
    else if (request.url === '/events') openStream(response);
    else response.writeHead(404).end();
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

  function openStream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.write(':\n\n');
    streams.add(response);
    response.once('close', () => streams.delete(response));
  }
}

function pageWith(style: string): string {
  return `<!doctype html><html lang="vi" data-theme="light"><meta charset="utf-8"><title>Board</title><style>${style}</style>
<main><button id="all">Tất cả</button> <button id="end">Kết thúc</button><div id="board" role="table"></div></main>
<script type="module" src="/page.js"></script></html>`;
}
