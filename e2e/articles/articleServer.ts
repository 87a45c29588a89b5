import { createServer, type ServerResponse } from 'node:http';
import { API_PREFIX, REST_PATHS } from 'shared-kernel/protocol/rest';

/** A news article as a server sends it. */
export type NewsRecord = {
  id: number;
  slug: string;
  name: string;
  status: string;
  published_date: string;
  description: string;
  image: string;
  content: string;
};

export function aNewsRecord(id: number, changes: Partial<NewsRecord> = {}): NewsRecord {
  return {
    id,
    slug: `bai-${id}`,
    name: `Bài viết số ${id}`,
    status: 'Published',
    published_date: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
    description: `Mô tả của bài viết số ${id}.`,
    image: '/media/anh.svg',
    content: `<p>${`Nội dung của bài viết số ${id}. `.repeat(60)}</p>`,
    ...changes,
  };
}

/** A server in place of `api` with news only, under the test's control. */
export async function startArticleServer() {
  const state = {
    /** Newest first. */
    news: Array.from({ length: 65 }, (_, index) => aNewsRecord(65 - index)),
    isAway: false,
    isSlow: false,
    asked: [] as string[],
  };
  const held = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://articles');
    state.asked.push(request.url ?? '');
    if (pathname.startsWith('/media/')) return sendPicture(pathname, response);
    if (state.isAway) return void request.socket.destroy();
    if (state.isSlow) return void held.add(response);
    send(response, answerOf(state.news, pathname, searchParams));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    state,
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function answerOf(news: readonly NewsRecord[], pathname: string, query: URLSearchParams): unknown {
  const [list, id] = [`${API_PREFIX}${REST_PATHS.news}`, Number(pathname.split('/').at(-1))];
  if (pathname === list) {
    const size = Number(query.get('pageSize'));
    const from = (Number(query.get('pageNumber')) - 1) * size;
    return news.slice(from, from + size).map(({ content: _, ...listed }) => listed);
  }
  if (pathname.startsWith(`${list}/`)) return news.find((record) => record.id === id);
  // A page begins its view here, and does without.
  if (pathname.startsWith('/beacon')) return {};
  return pathname === `${API_PREFIX}${REST_PATHS.previews}` ? [] : undefined;
}

function send(response: ServerResponse, data: unknown): void {
  response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: data ?? null }));
}

/** `never.svg` never arrives, `gone.svg` does not exist, all others are 1200 by 300. */
function sendPicture(pathname: string, response: ServerResponse): void {
  if (pathname.endsWith('never.svg')) return;
  if (pathname.endsWith('gone.svg')) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'image/svg+xml' });
  response.end(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300"><rect width="1200" height="300" fill="#0b7a4b"/></svg>',
  );
}
