import { filter, firstValueFrom } from 'rxjs';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { aPreview } from '../testing/builders';
import { createArticleStore } from './createArticleStore';

it('opened, stopped and opened again it shows the article, and nothing is reported', async () => {
  const { shell, reports } = createFakeShell(() => ({ data: aPreview() }));
  const store = createArticleStore(shell, 'preview', 1);
  store.open()();
  store.open();
  const view = await firstValueFrom(store.state$.pipe(filter(({ kind }) => kind !== 'loading')));
  expect(view).toMatchObject({ kind: 'loaded', value: { id: 1, content: '<p>Nội dung số 1</p>' } });
  expect(reports).toEqual([]);
});

it('without an id nothing is asked', async () => {
  const { shell, requests } = createFakeShell();
  const store = createArticleStore(shell, 'news', undefined);
  store.open();
  const view = await firstValueFrom(store.state$.pipe(filter(({ kind }) => kind !== 'loading')));
  expect(view).toEqual({ kind: 'loaded', value: undefined });
  expect(requests).toEqual([]);
});

it('an answer that is no article is reported and can be asked for again', async () => {
  const { shell, reports } = createFakeShell(() => ({ data: { id: 1 } }));
  const store = createArticleStore(shell, 'news', 1);
  store.open();
  const view = await firstValueFrom(store.state$.pipe(filter(({ kind }) => kind !== 'loading')));
  expect(view).toMatchObject({ kind: 'failed', value: undefined });
  expect(String(reports[0])).toContain('At data.slug: expected a value, got nothing');
});
