import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pageScript } from '../../../../tooling/bench/pageScript.mjs';

const ENTRIES = { innerHtml: './innerHtml.ts', reactTable: './reactTable.tsx' } as const;

export type ReferenceName = keyof typeof ENTRIES;

/**
 * Serves the references of our board: pages of the same look, matches and buttons whose rows are made in other ways,
 * with the changes of matches in one message each. They use none of our optimisations: no containment, no virtual list.
 */
export async function startReferenceServer(range: unknown) {
  const streams = new Set<ServerResponse>();
  const answers = new Map([['/match/range', { type: 'application/json', body: JSON.stringify(range) }]]);
  for (const [name, entry] of Object.entries(ENTRIES)) {
    answers.set(`/${name}.js`, { type: 'text/javascript', body: await pageScript(fileOf(entry)) });
    answers.set(`/${name}`, { type: 'text/html', body: pageOf(name, await readFile(fileOf('./style.css'), 'utf8')) });
  }
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) response.writeHead(200, { 'content-type': `${answer.type}; charset=utf-8` }).end(answer.body);
    else if (request.url === '/events') openStream(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    urlOf: (name: ReferenceName) => `${origin}/${name}`,
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

function fileOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

function pageOf(name: string, style: string): string {
  return `<!doctype html><html lang="vi" data-theme="light"><meta charset="utf-8"><title>${name}</title><style>${style}</style>
<main><button id="all">Tất cả</button> <button id="end">Kết thúc</button><div id="board" role="table"></div></main>
<script type="module" src="/${name}.js"></script></html>`;
}
