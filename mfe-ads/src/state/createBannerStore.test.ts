import { filter, firstValueFrom } from 'rxjs';
import { FRESH_SECONDS } from 'shared-kernel/state/createResource';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { aBanner } from '../testing/openPage';
import { type BannerStore, createBannerStore } from './createBannerStore';

async function loaded(store: BannerStore) {
  const state = await firstValueFrom(store.state$.pipe(filter(({ kind }) => kind === 'loaded')));
  await new Promise((resolve) => setTimeout(resolve));
  return state;
}

it('loads once for many slots', async () => {
  const { shell, requests } = createFakeShell(() => ({ data: [aBanner()] }));
  const store = createBannerStore(shell);
  const stops = [store.open(), store.open(), store.open()];
  await loaded(store);
  for (const stop of stops) stop();
  store.open();
  expect(requests).toEqual(['/banner']);
});

it('opened, stopped and opened again before the answer came it asks again, and has the banners', async () => {
  const { shell, requests, reports } = createFakeShell(() => ({ data: [aBanner()] }));
  const store = createBannerStore(shell);
  store.open()();
  store.open();
  expect((await loaded(store)).value).toEqual([aBanner()]);
  expect(requests).toHaveLength(2);
  expect(reports).toEqual([]);
});

it('a slot that goes does not stop the request of those that stay', async () => {
  const { shell, requests } = createFakeShell(() => ({ data: [aBanner()] }));
  const store = createBannerStore(shell);
  const stop = store.open();
  store.open();
  stop();
  await loaded(store);
  expect(requests).toHaveLength(1);
});

it('a bad banner is left out and reported', async () => {
  const harmful = { ...aBanner(), link: 'javascript:alert(1)' };
  const unknown = { ...aBanner(), position: 'OnTheMoon' };
  const { shell, reports } = createFakeShell(() => ({ data: [harmful, unknown, aBanner()] }));
  const store = createBannerStore(shell);
  store.open();
  expect((await loaded(store)).value).toEqual([aBanner()]);
  expect(reports.map(String)).toEqual([
    expect.stringContaining('At data.0.link: expected an http(s) link or a path'),
    expect.stringContaining('At data.1.position: expected a position: OnHeaderLevel1'),
  ]);
});

it('a new page is one turn for all slots, the same page none', () => {
  const store = createBannerStore(createFakeShell().shell);
  const turns = ['/', '/', '/news', '/news', '/'].map((path) => {
    store.noteView(path);
    return store.turn$.value;
  });
  expect(turns).toEqual([0, 0, 1, 1, 2]);
});

it('a tab that is open for long asks again with a new page, and keeps what it has when that fails', async () => {
  const answers: unknown[] = [{ data: [aBanner()] }, 'broken', { data: [] }];
  const { shell, requests, second$ } = createFakeShell(() => answers[requests.length - 1]);
  const store = createBannerStore(shell);
  store.noteView('/');
  store.open();
  await loaded(store);
  second$.next(second$.value + FRESH_SECONDS - 1);
  store.noteView('/news');
  expect(requests).toHaveLength(1);
  second$.next(second$.value + 1);
  store.noteView('/news');
  expect(requests).toHaveLength(1);
  store.noteView('/');
  expect(requests).toHaveLength(2);
  await Promise.resolve();
  expect(store.state$.value.value).toHaveLength(1);
  second$.next(second$.value + FRESH_SECONDS);
  store.noteView('/news');
  await firstValueFrom(store.state$.pipe(filter(({ value }) => value?.length === 0)));
});

it('a device whose clock was an hour ahead asks again as any other', async () => {
  const { shell, requests, second$ } = createFakeShell(() => ({ data: [aBanner()] }));
  const store = createBannerStore(shell);
  store.noteView('/');
  store.open();
  await loaded(store);
  second$.next(second$.value - 3_600);
  store.noteView('/news');
  expect(requests).toHaveLength(2);
});
