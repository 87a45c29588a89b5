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
  const pointers = await readPointers(pageWith([scores, articles, ads]), refuse, report);
  expect([...pointers.keys()]).toEqual(['mfe-scores', 'mfe-articles', 'mfe-ads']);
  expect(reports).toEqual([]);
});

it('reports a bad pointer and keeps the others', async () => {
  const { reports, report } = reporter();
  const broken = { ...articles, live: { ...articles.live, manifest: 'https://elsewhere.example/x.json' } };
  const pointers = await readPointers(pageWith([scores, broken]), refuse, report);
  expect([...pointers.keys()]).toEqual(['mfe-scores']);
  expect(reports).toEqual([
    'pointer-unreadable (mfe-articles): At live/mfe-articles.json.live.manifest: expected a path under /r/, got "https://elsewhere.example/x.json"',
    'pointer-unreadable (mfe-ads): At live/mfe-ads.json: expected an object, got nothing',
  ]);
});

it('does without a slot that this shell does not know, and reports it', async () => {
  const { reports, report } = reporter();
  const wide = { ...ads, live: { ...ads.live, slots: ['Roof', 'FixBottom'] } };
  const pointers = await readPointers(pageWith([scores, articles, wide]), refuse, report);
  expect(pointers.get('mfe-ads')?.live.slots).toEqual(['FixBottom']);
  expect(reports).toEqual([
    'pointer-left-out (mfe-ads): At live/mfe-ads.json.live.slots.0: expected a slot name, got "Roof"',
  ]);
});

it('asks for each pointer when the page has none', async () => {
  const { reports, report } = reporter();
  const answers: Record<string, unknown> = { '/live/mfe-scores.json': scores, '/live/mfe-ads.json': scores };
  const fetch = async (url: string | URL | Request) => {
    const answer = answers[String(url)];
    return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 });
  };
  const pointers = await readPointers(document.implementation.createHTMLDocument(), fetch, report);
  expect([...pointers.keys()]).toEqual(['mfe-scores']);
  expect(reports.sort()).toEqual([
    'pointer-unreachable (mfe-articles): GET /live/mfe-articles.json: expected status 200, got 404',
    'pointer-unreadable (mfe-ads): At live/mfe-ads.json.remote: expected mfe-ads, got mfe-scores',
  ]);
});
