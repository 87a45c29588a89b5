import { firstValueFrom, merge, Subject, skip } from 'rxjs';
import { createLinkStore } from './createLinkStore';

const URL_OF_SITE = 'https://sync.example/data.js';

async function loaded(answer: (signal: AbortSignal) => Promise<Response>) {
  const reports: string[] = [];
  let requests = 0;
  const failed$ = new Subject<void>();
  const store = createLinkStore({
    url: URL_OF_SITE,
    report(error) {
      reports.push(error.message);
      failed$.next();
    },
    fetch: (_, init) => {
      requests += 1;
      return answer(init?.signal as AbortSignal);
    },
  });
  const settled = firstValueFrom(merge(store.links$.pipe(skip(1)), failed$));
  store.open();
  store.open();
  await settled;
  return { links: Object.fromEntries(store.links$.value), reports, requests };
}

it('asks once, and gives the links', async () => {
  const { links, requests } = await loaded(async () => new Response("var d = {link_xoilac: 'https://a.example/'}"));
  expect(links).toEqual({ link_xoilac: 'https://a.example/' });
  expect(requests).toBe(1);
});

it.each<[string, () => Promise<Response>, RegExp]>([
  ['a page in HTML', async () => new Response('<html>'), /expected an object/],
  ['an error', async () => new Response('{}', { status: 500 }), /expected status 200 from \S+, got 500/],
  ['ten megabytes', async () => new Response('{'.padEnd(10_000_000)), /expected at most 256000 bytes/],
  ['no CORS', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
])('falls back and reports when the site gives %s', async (_, answer, message) => {
  const { links, reports } = await loaded(answer);
  expect(links).toEqual({});
  expect(reports).toEqual([expect.stringMatching(message)]);
});

it('an endless answer is given up at the limit of size', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)) });
  expect((await loaded(async () => new Response(endless))).links).toEqual({});
});

it('without a site the fallbacks stay', () => {
  const store = createLinkStore({ url: undefined, fetch: () => Promise.reject(new Error('asked')), report: () => {} });
  store.open();
  expect(store.links$.value).toEqual(new Map());
});
