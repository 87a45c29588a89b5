import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import { aPointer } from '../../testing/pointers';
import { readPointers } from './readPointers';

const scores = aPointer({ remote: 'mfe-scores' });
const articles = aPointer({ remote: 'mfe-articles' });
const ads = aPointer({ remote: 'mfe-ads' });

function pageWith(pointers: unknown) {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.id = POINTERS_DATA_ID;
  script.textContent = JSON.stringify(pointers);
  page.body.append(script);
  return page;
}

function reporter() {
  const reports: string[] = [];
  return { reports, report: (error: Error) => void reports.push(error.message) };
}

const refuse: typeof fetch = () => Promise.reject(new TypeError('offline'));

it('reads the pointers out of the page, without a request', async () => {
  const { reports, report } = reporter();
  const { pointers, isAnyUnread } = await readPointers(pageWith([scores, articles, ads]), refuse, report);
  expect([[...pointers.keys()], isAnyUnread]).toEqual([['mfe-scores', 'mfe-articles', 'mfe-ads'], false]);
  expect(reports).toEqual([]);
});

it('reports a bad pointer and keeps the others', async () => {
  const { reports, report } = reporter();
  const broken = { ...articles, live: { ...articles.live, manifest: 'https://elsewhere.example/x.json' } };
  const { pointers, isAnyUnread } = await readPointers(pageWith([scores, broken]), refuse, report);
  expect([[...pointers.keys()], isAnyUnread]).toEqual([['mfe-scores'], true]);
  expect(reports).toEqual([
    'pointer-unreadable (mfe-articles): At live/mfe-articles.json.live.manifest: expected a path under /r/, got "https://elsewhere.example/x.json"',
  ]);
});

it('does without a slot that this shell does not know, and reports it', async () => {
  const { reports, report } = reporter();
  const wide = { ...ads, live: { ...ads.live, slots: ['Roof', 'FixBottom'] } };
  const { pointers, isAnyUnread } = await readPointers(pageWith([scores, articles, wide]), refuse, report);
  expect([pointers.get('mfe-ads')?.live.slots, isAnyUnread]).toEqual([['FixBottom'], false]);
  expect(reports).toEqual([
    'pointer-left-out (mfe-ads): At live/mfe-ads.json.live.slots.0: expected a slot name, got "Roof"',
  ]);
});

const EMPTY = document.implementation.createHTMLDocument();
const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

it('asks for what is live when the page does not say', async () => {
  const { reports, report } = reporter();
  const { pointers, isAnyUnread } = await readPointers(EMPTY, answering([scores, { remote: 'mfe-ads' }]), report);
  expect([[...pointers.keys()], isAnyUnread]).toEqual([['mfe-scores'], true]);
  expect(reports).toEqual(['pointer-unreadable (mfe-ads): At live/mfe-ads.json.schema: expected a value, got nothing']);
});

it.each([
  ['no answer', answering({}, 500), 'pointer-unreachable: GET /live/all.json: expected status 200, got 500'],
  ['no list', answering({}), 'pointer-unreadable: At live/all.json: expected a list, got object'],
])('with %s it knows that it knows nothing', async (_, fetch, reported) => {
  const { reports, report } = reporter();
  expect(await readPointers(EMPTY, fetch, report)).toEqual({ pointers: new Map(), isAnyUnread: true });
  expect(reports).toEqual([reported]);
});

it('takes a remote that it never heard of', async () => {
  const { reports, report } = reporter();
  const { pointers, isAnyUnread } = await readPointers(pageWith([aPointer({ remote: 'mfe-chess' })]), refuse, report);
  expect([[...pointers.keys()], isAnyUnread, reports]).toEqual([['mfe-chess'], false, []]);
});
