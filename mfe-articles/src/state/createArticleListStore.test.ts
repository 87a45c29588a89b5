import { filter, firstValueFrom } from 'rxjs';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { aNews, aPreview, previews } from '../testing/builders';
import { noServer } from '../testing/openSite';
import { type ArticleListStore, createArticleListStore } from './createArticleListStore';

const settled = (store: ArticleListStore) => firstValueFrom(store.list$.pipe(filter(({ kind }) => kind !== 'loading')));
/** Resolves when every promise that can settle has settled. */
const everyPromise = () => new Promise((resolve) => setTimeout(resolve));
const shown = (store: ArticleListStore) => store.list$.value.articles.map(({ id }) => id);

/** A server with `count` previews, newest first. */
function serverOf(count: number) {
  const all = previews(1, count);
  return (_: string, query: { pageNumber?: unknown }) => {
    const from = (Number(query.pageNumber) - 1) * 20;
    return { data: all.slice(from, from + 20) };
  };
}

it('loads page after page until one is not full', async () => {
  const { shell, requests } = createFakeShell(serverOf(45));
  const store = createArticleListStore(shell, 'preview');
  store.open({ isReturn: false });
  await settled(store);
  store.loadMore();
  await settled(store);
  store.loadMore();
  await settled(store);
  store.loadMore();
  expect(store.list$.value).toMatchObject({ kind: 'complete', pages: 3 });
  expect(shown(store)).toHaveLength(45);
  expect(requests).toEqual([1, 2, 3].map((page) => `/Commentary?pageNumber=${page}&pageSize=20`));
});

it('asks once for a page, however often the end is seen', async () => {
  const { shell, requests } = createFakeShell(serverOf(45));
  const store = createArticleListStore(shell, 'preview');
  store.open({ isReturn: false });
  await settled(store);
  store.loadMore();
  store.loadMore();
  await settled(store);
  expect(requests).toHaveLength(2);
});

it('shows only what is published, and takes a page with drafts and odd items for full', async () => {
  const data: unknown[] = previews(1, 20);
  data[3] = aPreview({ id: 4, status: 'Draft' });
  data[5] = { id: 'odd' };
  const { shell, reports } = createFakeShell(() => ({ data }));
  const store = createArticleListStore(shell, 'preview');
  store.open({ isReturn: false });
  await settled(store);
  expect(shown(store)).not.toContain(4);
  expect(store.list$.value).toMatchObject({ kind: 'hasMore' });
  expect(String(reports[0])).toContain('At data.5.id: expected a number, got "odd"');
});

it('keeps what was loaded when the next page fails, and asks for that page again', async () => {
  const server = serverOf(45);
  let isDown = false;
  const { shell, reports } = createFakeShell((path, query) => (isDown ? noServer(path) : server(path, query)));
  const store = createArticleListStore(shell, 'preview');
  store.open({ isReturn: false });
  await settled(store);
  isDown = true;
  store.loadMore();
  await settled(store);
  expect(store.list$.value).toMatchObject({ kind: 'failed', pages: 1 });
  expect(reports).toHaveLength(1);
  isDown = false;
  store.retry();
  await settled(store);
  expect(shown(store)).toHaveLength(40);
});

it('opened, stopped and opened again it holds each article once', async () => {
  const { shell, reports } = createFakeShell(serverOf(15));
  const store = createArticleListStore(shell, 'preview');
  store.open({ isReturn: false })();
  store.open({ isReturn: false });
  await settled(store);
  expect(shown(store)).toHaveLength(15);
  expect(reports).toEqual([]);
});

it('an answer that comes after its stop changes nothing', async () => {
  const answers: ((body: unknown) => void)[] = [];
  const { shell } = createFakeShell(() => new Promise((resolve) => answers.push(resolve)));
  const store = createArticleListStore(shell, 'preview');
  store.open({ isReturn: false })();
  store.open({ isReturn: false });
  answers[1]?.({ data: previews(5, 6) });
  await settled(store);
  answers[0]?.({ data: previews(1, 2) });
  await everyPromise();
  expect(shown(store)).toEqual([5, 6]);
});

it('a request that fails because it was stopped is no failure', async () => {
  const { shell, reports } = createFakeShell(noServer);
  const store = createArticleListStore(shell, 'preview');
  store.open({ isReturn: false })();
  await everyPromise();
  expect(store.list$.value.kind).toBe('hasMore');
  expect(reports).toEqual([]);
});

it('stays as it was for a returning visitor, and is loaded again for a new one', async () => {
  const { shell, requests } = createFakeShell(serverOf(45));
  const store = createArticleListStore(shell, 'preview');
  const stop = store.open({ isReturn: false });
  await settled(store);
  store.loadMore();
  await settled(store);
  stop();
  store.open({ isReturn: true })();
  expect(requests).toHaveLength(2);
  expect(shown(store)).toHaveLength(40);
  store.open({ isReturn: false });
  expect(shown(store)).toHaveLength(40);
  await settled(store);
  expect(shown(store)).toHaveLength(20);
});

it('takes the picture of news from its own field', async () => {
  const { shell, requests } = createFakeShell(() => ({ data: [aNews({ image: '/media/a.webp' })] }));
  const store = createArticleListStore(shell, 'news');
  store.open({ isReturn: false });
  await settled(store);
  expect(store.list$.value.articles[0]?.image).toBe('/media/a.webp');
  expect(requests[0]).toMatch(/^\/NewPost\?/);
});
