import { filter, firstValueFrom } from 'rxjs';
import { createFakeShell, type FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import type { AdContent } from '../domain/adContent';
import { PUBLISHED } from '../testing/published';
import { BUILT_CONTENT } from './builtContent';
import { createAdContentStore } from './createAdContentStore';

afterEach(() => jest.useRealTimers());

function open(answer: FakeAnswer) {
  const fake = createFakeShell(answer);
  const built = jest.fn(async () => BUILT_CONTENT);
  const store = createAdContentStore({ ...fake.shell, built });
  const known = () => firstValueFrom(store.content$.pipe(filter((content) => content !== undefined)));
  return { ...fake, store, built, known };
}

it('is what the team has published, and the build is not asked', async () => {
  const { store, known, built, reports } = open(() => ({ data: PUBLISHED }));
  expect(store.content$.value).toBeUndefined();
  store.open();
  expect(await known()).toEqual(PUBLISHED);
  expect(built).not.toHaveBeenCalled();
  expect(reports).toEqual([]);
});

it('a file that is not published is the one of the build', async () => {
  const { store, known } = open(() => ({ data: { cards: PUBLISHED.cards } }));
  store.open();
  expect(await known()).toEqual({ ...BUILT_CONTENT, cards: PUBLISHED.cards });
});

const failure = (status: number) =>
  Object.assign(new Error(), { name: 'HttpError', failure: { kind: 'status', status } });

it.each<[string, FakeAnswer, number]>([
  ['has none', () => ({ data: {} }), 0],
  ['is another than ours, and knows no such address', () => Promise.reject(failure(404)), 0],
  ['fails', () => Promise.reject(failure(503)), 1],
  ['sends something else', () => 'xin chào', 1],
])('the content of the build is the fallback where the server %s', async (_, answer, reported) => {
  const { store, known, reports } = open(answer);
  store.open();
  expect(await known()).toEqual(BUILT_CONTENT);
  expect(reports).toHaveLength(reported);
});

it('an unreadable file and an unreadable offer cost no more than themselves, and are reported', async () => {
  const harmful = { ...PUBLISHED.bookmakers.offers[0], link: 'javascript:alert(1)' };
  const bookmakers = { ...PUBLISHED.bookmakers, offers: [harmful, ...PUBLISHED.bookmakers.offers] };
  const { store, known, reports } = open(() => ({ data: { ...PUBLISHED, bookmakers, cards: 'none' } }));
  store.open();
  expect(await known()).toEqual({ ...PUBLISHED, cards: BUILT_CONTENT.cards });
  expect(reports.map(String)).toEqual([
    expect.stringContaining('offers.0.link: expected an http(s) link or a path'),
    expect.stringContaining('cards'),
  ]);
});

it('keeps what it has when a later request fails', async () => {
  let isDown = false;
  const { store, known, second$ } = open(() => (isDown ? Promise.reject(new Error('503')) : { data: PUBLISHED }));
  store.open();
  await known();
  isDown = true;
  second$.next(second$.value + 61);
  store.refresh();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.content$.value).toEqual(PUBLISHED);
});

it('asks every four seconds while it is watched and the tab is in view', async () => {
  jest.useFakeTimers();
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const shown: AdContent = { ...PUBLISHED, cards: { ...PUBLISHED.cards, cards: [] } };
  let data: AdContent = PUBLISHED;
  const { store, requests } = open(() => ({ data }));
  const stop = store.watch();
  await jest.advanceTimersByTimeAsync(1);
  expect(store.content$.value).toEqual(PUBLISHED);
  data = shown;
  await jest.advanceTimersByTimeAsync(4000);
  expect(store.content$.value).toEqual(shown);
  sight.mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
  sight.mockReturnValue('visible');
  await jest.advanceTimersByTimeAsync(4000);
  expect(requests).toHaveLength(3);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(3);
});
