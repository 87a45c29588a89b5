import Fastify from 'fastify';
import { sql } from 'kysely';
import { registerArticleRoutes } from '../rest/articleRoutes';
import { AJV_OPTIONS } from '../rest/validation';
import { openPGlite } from '../store/embedded/openPGlite';
import { createStore } from '../store/store';

/**
 * `node server/api/dist/bin/benchArticles.js`: the speed of list pages over HTTP with 10,000 articles of 6 kB in the
 * store, one after the other and eight at once. Exit code 1 when one page in a hundred takes longer than 20 ms.
 */
const ARTICLES = 10_000;
const REQUESTS = 2000;
const MOST_MS = 20;
const PATHS = ['/NewPost', '/Commentary', '/post'];
const LAST_PAGE = ARTICLES / 2 / 20;

const connection = await openPGlite('memory://', console.error);
const store = createStore(connection, console.error);
await sql`insert into article (kind, slug, name, status, published_date, description, content)
  select case when n % 2 = 0 then 'news' else 'commentary' end, 'bai-' || n, 'Bài viết số ' || n,
    case when n % 50 = 0 then 'TakenDown' else 'Published' end, now() - n * interval '7 minutes',
    repeat('Tóm tắt của bài viết. ', 8), repeat('<p>Nội dung của bài viết.</p>', 200)
  from generate_series(1, ${sql.lit(ARTICLES)}) n`.execute(connection.db);
await sql`vacuum analyze article`.execute(connection.db);

const app = Fastify({ ajv: { customOptions: AJV_OPTIONS } });
registerArticleRoutes(app, async () => store);
const address = await app.listen({ host: '127.0.0.1', port: 0 });

/** Most visitors see first pages; the rest are spread over all pages. */
function pathOf(request: number): string {
  const page = request % 2 === 0 ? 1 + (request % 6) / 2 : 1 + ((request * 37) % LAST_PAGE);
  return `${PATHS[request % PATHS.length]}?pageNumber=${page}`;
}

async function timeOf(request: number): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address + pathOf(request));
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${pathOf(request)}: ${answer.status}`);
  return performance.now() - started;
}

async function measure(atOnce: number): Promise<number> {
  let next = 0;
  const times: number[] = [];
  const begun = process.cpuUsage();
  const visitor = async () => {
    while (next < REQUESTS) times.push(await timeOf(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const { user, system } = process.cpuUsage(begun);
  const cpu = (user + system) / 1000 / REQUESTS;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const [p50, p99] = [at(0.5), at(0.99)];
  console.log(
    `${atOnce} at once: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${cpu.toFixed(1)} ms of processor a page, the asking included`,
  );
  return p99;
}

await measure(1);
const slowest = Math.max(await measure(1), await measure(8));
await app.close();
await store.close();
process.exitCode = slowest > MOST_MS ? 1 : 0;
