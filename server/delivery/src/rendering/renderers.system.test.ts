import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import { children } from './testing/children';
import { anEntry, aRenderingSite } from './testing/renderingSite';
import { until } from './testing/until';

/** Counts its renders, in its own world. */
const COUNTING = anEntry("'<p>' + globalThis.count + '</p>'", 'globalThis.count = (globalThis.count ?? 0) + 1');

it('renders a page with what the request says', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite();
  const file = await aLive(
    `exports.needs = () => [];
     exports.draw = ({ params, search }) => ({ html: '<p>' + params.id + search.filter + '</p>', css: 'p{}', robots: 'noindex', responses: [] });`,
  );
  const request = aRequest({ params: { id: '7' }, search: { filter: 'all' } });
  expect(await renderers.render(file, request)).toEqual({
    html: '<p>7all</p>',
    css: 'p{}',
    robots: 'noindex',
    responses: [],
  });
});

it('renders with an entry that is a default export', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite();
  const file = await aLive(
    `exports.default = { needs: () => [], draw() { return { html: this.word, css: '' } }, word: 'x' };`,
  );
  expect(await renderers.render(file, aRequest())).toEqual({ html: 'x', css: '', responses: [] });
});

it('knows where the files of its release are served, also while it is loaded', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite();
  const file = await aLive(`const picture = RELEASE_FILES + 'rank-1.svg'; ${anEntry('picture')}`);
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: '/r/mfe-scores/1.0.0-a/rank-1.svg' });
});

it('gives nothing when the entry renders nothing, and that is no fault', async () => {
  const { renderers, aLive, aRequest, faultsOf } = await aRenderingSite();
  const file = await aLive(`module.exports = { needs: () => [], draw: () => undefined };`);
  expect(await renderers.render(file, aRequest())).toBeUndefined();
  expect(faultsOf()).toEqual({});
});

it('renders nothing with a release that is not live', async () => {
  const { renderers, aFile, aRequest } = await aRenderingSite();
  expect(await renderers.render(await aFile(COUNTING), aRequest())).toBeUndefined();
});

it('renders once in a second, whoever comes', async () => {
  const { renderers, aLive, aRequest, time, pageCounts } = await aRenderingSite();
  const file = await aLive(COUNTING);
  const together = await Promise.all([1, 2, 3].map(() => renderers.render(file, aRequest())));
  expect(together.map((rendered) => rendered?.html)).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>']);
  time.ms += 999;
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: '<p>1</p>' });
  time.ms += 1001;
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: '<p>2</p>' });
  expect(pageCounts()).toMatchObject({ renders: 2, fallbacks: 0, late: 0 });
});

it.each([
  ['pattern', { part: { kind: 'page', pattern: '/ket-qua-bong-da' } }],
  ['parameter', { params: { id: '8' } }],
  ['parameter of the query', { search: { filter: 'live' } }],
  ['path', { path: '/x' }],
] as const)('another %s is other HTML', async (_, part) => {
  const { renderers, aLive, aRequest } = await aRenderingSite();
  const file = await aLive(COUNTING);
  await renderers.render(file, aRequest());
  expect(await renderers.render(file, aRequest(part))).toMatchObject({ html: '<p>2</p>' });
});

it('parameters in another order make the same HTML', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite();
  const file = await aLive(COUNTING);
  await renderers.render(file, aRequest({ search: { a: '1', b: '2' } }));
  expect(await renderers.render(file, aRequest({ search: { b: '2', a: '1' } }))).toMatchObject({ html: '<p>1</p>' });
});

it('the clock stands at the request, and there is no chance', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite();
  const words = [
    'Date.now()',
    'new Date().getTime()',
    'new Date(2020, 0).getFullYear()',
    'new Date(5).getTime()',
    "Date.parse('1970-01-01T00:00:01Z')",
    'Date().slice(11, 15)',
    'new Date() instanceof Date',
    'new Date().constructor === Date',
  ];
  const chance = `(() => { try { return Math.random() } catch { return 'none' } })()`;
  const file = await aLive(anEntry(`[${[...words, chance].join()}].join()`));
  const request = aRequest({ now: 1_670_601_600 });
  expect(await renderers.render(file, request)).toMatchObject({
    html: '1670601600000,1670601600000,2020,5,1000,2022,true,true,none',
  });
});

it('has the language, addresses, bytes of texts, and timers that never fire', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite();
  const words = [
    `[...new TextEncoder().encode('ắ\u{1f600}')].join()`,
    `new URL('/a?b=c', 'https://vi-du.example').searchParams.get('b')`,
    `new URLSearchParams({ d: 'e' }).get('d') + URL.canParse('/')`,
    `typeof setTimeout(() => {}, 0)`,
    `[clearTimeout(setInterval(() => {}, 1)), queueMicrotask(() => console.log('x'))].length`,
    `new Intl.NumberFormat('vi').format(1234.5)`,
    `new Intl.DateTimeFormat('vi', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit' }).format(new Date(0))`,
  ];
  const file = await aLive(anEntry(`[${words.join()}].join(' ')`));
  expect(await renderers.render(file, aRequest())).toMatchObject({
    html: '225,186,175,240,159,152,128 c efalse number 2 1.234,5 08 giờ',
  });
});

it('hands over what it asks for, round by round, until it asks nothing new', async () => {
  const asked: Ask[][] = [];
  const answer = (ask: Ask): Answer => ({ key: 'of delivery', status: 200, body: { path: ask.path }, at: 5 });
  const { renderers, aLive, aRequest } = await aRenderingSite({}, async (ask) => {
    asked.push([ask]);
    return answer(ask);
  });
  const file = await aLive(`
    const first = { key: 'a', path: '/match/range', query: { Top: 40, Id: [1, 2] } };
    const second = { key: 'b', path: '/Article/7' };
    module.exports = {
      needs: (_, answers) => (answers.length === 0 ? [first, first] : [first, second]),
      draw: (_, answers) => ({ html: answers.map(({ key, body, at }) => key + body.path + at).join(), css: '' }),
    };`);
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: 'a/match/range5,b/Article/75' });
  expect(asked.flat().map(({ key }) => key)).toEqual(['a', 'b']);
  expect(asked[0]?.[0]?.query).toEqual({ Top: 40, Id: [1, 2] });
});

it('asks all of a round at once', async () => {
  const answers = new Map<string, (answer: Answer) => void>();
  const { renderers, aLive, aRequest } = await aRenderingSite(
    {},
    (ask) =>
      new Promise((resolve) => {
        answers.set(ask.key, resolve);
        if (answers.size === 3) for (const [key, answer] of answers) answer({ key, status: 200, at: 0 });
      }),
  );
  const file = await aLive(`module.exports = {
    needs: () => ['a', 'b', 'c'].map((key) => ({ key, path: '/x' })),
    draw: (_, answers) => ({ html: String(answers.length), css: '' }),
  };`);
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: '3' });
});

it('asks in three rounds and twelve times at most, then renders with what came', async () => {
  let count = 0;
  const { renderers, aLive, aRequest } = await aRenderingSite({}, async ({ key }) => {
    count += 1;
    return { key, status: 200, at: 0 };
  });
  const insatiable = (many: number) => `let round = 0; module.exports = {
    needs: () => { round += 1; return Array.from({ length: ${many} }, (_, i) => ({ key: round + '.' + i, path: '/x' })) },
    draw: (_, answers) => ({ html: round + ' ' + answers.length, css: '' }),
  };`;
  expect(await renderers.render(await aLive(insatiable(1)), aRequest())).toMatchObject({ html: '3 3' });
  expect(count).toBe(3);
  expect(await renderers.render(await aLive(insatiable(50), 'mfe-ads'), aRequest())).toMatchObject({ html: '1 12' });
  expect(count).toBe(15);
});

const ASKING = `module.exports = {
  needs: () => [{ key: 'a', path: '/x' }, { key: 'b', path: '/y' }],
  draw: (_, answers) => ({ html: answers.map(({ key }) => key).join(), css: '' }),
};`;

it('an answer that is late is left out, so that the HTML is in time', async () => {
  const { renderers, aLive, aRequest } = await aRenderingSite({ emptyAnswersMs: 1 }, ({ key }) =>
    key === 'a' ? new Promise(() => {}) : Promise.resolve({ key, status: 200, at: 0 }),
  );
  expect(await renderers.render(await aLive(ASKING), aRequest())).toMatchObject({ html: 'b' });
});

it('the first rendering of an address waits longer for its answers than one that has a fallback', async () => {
  const api = { a: () => new Promise<void>((resolve) => setTimeout(resolve, 30)) };
  const { renderers, aLive, aRequest, time } = await aRenderingSite({ answersMs: 1 }, async ({ key }) => {
    if (key === 'a') await api.a();
    return { key, status: 200, at: 0 };
  });
  const file = await aLive(ASKING);
  const first = await renderers.render(file, aRequest());
  expect(first).toMatchObject({ html: 'a,b' });
  api.a = () => new Promise(() => {});
  time.ms += 60_000;
  expect(await renderers.render(file, aRequest())).toEqual(first);
});

it('a request that fails is one without an answer', async () => {
  const { renderers, aLive, aRequest, faultsOf } = await aRenderingSite({}, ({ key }) =>
    key === 'a' ? Promise.reject(new Error('down')) : Promise.resolve({ key, status: 404, at: 0 }),
  );
  expect(await renderers.render(await aLive(ASKING), aRequest())).toMatchObject({ html: 'b' });
  expect(faultsOf()).toEqual({});
});

it.each<[string, () => Promise<Answer | undefined>]>([
  ['is down', async () => undefined],
  ['answers 500', async () => ({ key: '', status: 500, at: 0 })],
])('while api %s complete HTML of the last minute stands before one that lacks answers', async (_, fail) => {
  const api = { ask: async ({ key }: Ask): Promise<Answer | undefined> => ({ key, status: 200, at: 0 }) };
  const { renderers, aLive, aRequest, time } = await aRenderingSite({}, (ask) => api.ask(ask));
  const file = await aLive(ASKING.replace('html:', `html: request.now + ' ' +`).replaceAll('_,', 'request,'));
  const first = await renderers.render(file, aRequest());
  expect(first?.html).toContain('a,b');
  api.ask = fail;
  time.ms += 60_000;
  expect(await renderers.render(file, aRequest())).toEqual(first);
  time.ms += 2_000;
  expect((await renderers.render(file, aRequest()))?.html).toContain(`${time.ms / 1000}`);
});

it('a visitor gets the last HTML while the next one is rendered, up to two seconds old', async () => {
  const { renderers, aLive, aRequest, time, pageCounts } = await aRenderingSite();
  const file = await aLive(COUNTING);
  await renderers.render(file, aRequest());
  time.ms += 1_999;
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: '<p>1</p>' });
  expect(pageCounts()).toMatchObject({ fallbacks: 1, fallbackAge: 1_999 });
});

it('a visitor waits as long as they may, and the next one gets the HTML', async () => {
  let come = (_: Answer) => {};
  const { renderers, aLive, aRequest, pageCounts } = await aRenderingSite(
    { emptyWaitMs: 1 },
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  const file = await aLive(`module.exports = {
    needs: () => [{ key: 'a', path: '/x' }],
    draw: () => ({ html: 'late', css: '' }),
  };`);
  // The second visitor waits for the first one's rendering, but no longer than the first.
  expect(await Promise.all([1, 2].map(() => renderers.render(file, aRequest())))).toEqual([undefined, undefined]);
  expect(pageCounts()?.late).toBe(2);
  await until(async () => {
    come({ key: 'a', status: 200, at: 0 });
    return (await renderers.render(file, aRequest()))?.html === 'late';
  });
});

it('a visitor waits longer without a fallback, and longest while there is nothing of the part', async () => {
  const api = { ask: async ({ key }: Ask): Promise<Answer | undefined> => ({ key, status: 200, at: 0 }) };
  const limits = { waitMs: 1, firstWaitMs: 2, emptyWaitMs: 60_000 };
  const { renderers, aLive, aRequest, time, pageCounts } = await aRenderingSite(limits, (ask) => api.ask(ask));
  const file = await aLive(ASKING);
  expect((await renderers.render(file, aRequest()))?.html).toBe('a,b');
  api.ask = () => new Promise(() => {});
  time.ms += 10_000;
  expect((await renderers.render(file, aRequest()))?.html).toBe('a,b');
  expect(pageCounts()).toMatchObject({ late: 1, fallbacks: 1 });
  expect(await renderers.render(file, aRequest({ path: '/other' }))).toBeUndefined();
  expect(pageCounts()).toMatchObject({ late: 2 });
});

it('a visitor waits longest again once nobody has asked for a minute', async () => {
  const limits = { waitMs: 1, firstWaitMs: 1, emptyWaitMs: 60_000 };
  const { renderers, aLive, aRequest, time } = await aRenderingSite(limits);
  const file = await aLive(anEntry('request.path', 'for (let i = 0, sum = 0; i < 3e7; i++) sum += i'));
  await renderers.render(file, aRequest());
  expect(await renderers.render(file, aRequest({ path: '/soon' }))).toBeUndefined();
  time.ms += 60_001;
  expect(await renderers.render(file, aRequest({ path: '/later' }))).toMatchObject({ html: '/later' });
});

it('an address that asks for many waits for itself; another waits for one of its renderings', async () => {
  const { renderers, aLive, aRequest, faultsOf } = await aRenderingSite();
  const file = await aLive(anEntry('request.path', 'for (let i = 0, sum = 0; i < 3e6; i++) sum += i'));
  await renderers.render(file, aRequest());
  const over: string[] = [];
  const render = async (path: string, visitor: string) =>
    over.push((await renderers.render(file, aRequest({ path }), visitor))?.html ?? `none of ${visitor}`);
  const many = Array.from({ length: 25 }, (_, index) => render(`/a${index}`, 'a'));
  const few = Array.from({ length: 4 }, (_, index) => render(`/b${index}`, 'b'));
  await Promise.all([...many, ...few]);
  // Twenty places are the first one's, and three of another are beside them.
  expect(faultsOf()).toEqual({ refused: 6 });
  const rendered = over.filter((path) => !path.startsWith('none'));
  expect(rendered.slice(0, 7)).toEqual(['/a0', '/a1', '/b0', '/a2', '/b1', '/a3', '/b2']);
});

it('while a release renders many parts for the first time nobody waits for a rendering that has a fallback', async () => {
  const api = { ask: async ({ key }: Ask): Promise<Answer | undefined> => ({ key, status: 200, at: 0 }) };
  const limits = { waitMs: 60_000, firstWaitMs: 1, answersMs: 60_000, firstAnswersMs: 60_000, busy: 3 };
  const { renderers, aLive, aRequest, time, pageCounts } = await aRenderingSite(limits, (ask) => api.ask(ask));
  const file = await aLive(ASKING);
  await until(async () => (await renderers.render(file, aRequest()))?.html === 'a,b');
  api.ask = () => new Promise(() => {});
  time.ms += 10_000;
  await Promise.all(['/a', '/b', '/c'].map((path) => renderers.render(file, aRequest({ path }))));
  const { late = 0, renders: rendered = 0 } = pageCounts() ?? {};
  expect((await renderers.render(file, aRequest()))?.html).toBe('a,b');
  expect(pageCounts()).toMatchObject({ late: late + 1, renders: rendered, fallbacks: 1, fallbackAge: 10_000 });
});

it('while a release renders many parts anew a visitor waits for each of them', async () => {
  const { renderers, aLive, aRequest, time } = await aRenderingSite({ waitMs: 60_000, firstWaitMs: 60_000, busy: 3 });
  const file = await aLive(COUNTING);
  const page = () =>
    Promise.all(['/a', '/b', '/c', '/d', '/e'].map((path) => renderers.render(file, aRequest({ path }))));
  const before = await page();
  time.ms += 10_000;
  const after = await page();
  expect(after.map((one) => before.some((other) => other?.html === one?.html))).toEqual(Array(5).fill(false));
});

it('what was rendered empty for want of answers is no fallback', async () => {
  const answers: Answer[] = [];
  const limits = { waitMs: 0, firstWaitMs: 60_000 };
  const { renderers, aLive, aRequest, time } = await aRenderingSite(limits, async () => answers[0]);
  const file = await aLive(
    `exports.needs = () => [{ key: 'a', path: '/api/x' }];
     exports.draw = (_, answers) => answers[0] && { html: '<p>1</p>', css: '' };`,
  );
  expect(await renderers.render(file, aRequest())).toBeUndefined();
  answers.push({ key: 'a', status: 200, at: 0 });
  time.ms += 1_001;
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: '<p>1</p>' });
});

it('a warm release has HTML for its first visitors, and counts it for nobody', async () => {
  const { renderers, aLive, aRequest, pageCounts } = await aRenderingSite({ firstWaitMs: 0 });
  const file = await aLive(COUNTING);
  const other = aRequest({ part: { kind: 'page', pattern: '/ket-qua-bong-da' }, path: '/ket-qua-bong-da' });
  await renderers.warm(file, [aRequest(), other]);
  expect(pageCounts()).toBeUndefined();
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: '<p>1</p>' });
  expect(await renderers.render(file, other)).toMatchObject({ html: '<p>2</p>' });
  await renderers.warm(file, [aRequest(), other]);
  expect(pageCounts()).toMatchObject({ renders: 0, late: 0, fallbacks: 0 });
});

it('a release that throws, or is not live, is warmed in vain', async () => {
  const { renderers, aFile, aLive, aRequest } = await aRenderingSite();
  const file = await aLive(anEntry('x', 'throw new Error()'));
  await renderers.warm(file, [aRequest()]);
  await renderers.warm(await aFile(COUNTING, 'mfe-ads'), [aRequest()]);
  expect(await renderers.render(file, aRequest())).toBeUndefined();
});

it('counts by remote, release and kind of part', async () => {
  const { renderers, aFile, aRequest, time } = await aRenderingSite();
  const file = await aFile(COUNTING);
  const next = await aFile(anEntry('x', 'throw new Error()'), 'mfe-scores', '1.0.0-b');
  const banner = aRequest({ part: { kind: 'slot', name: 'FixBottom' } });
  renderers.keep([file]);
  await renderers.render(file, aRequest());
  await renderers.render(file, banner);
  time.ms += 2_000;
  await renderers.render(file, banner);
  renderers.keep([next]);
  await renderers.render(next, aRequest());
  expect(renderers.counts()).toMatchObject([
    { remote: 'mfe-scores', release: '1.0.0-a', parts: { page: { renders: 1 }, slot: { renders: 2 } } },
    { remote: 'mfe-scores', release: '1.0.0-b', parts: { page: { renders: 0, faults: { threw: 1 } } } },
  ]);
  expect(renderers.workers()).toEqual([{ remote: 'mfe-scores', release: '1.0.0-b', memory: expect.any(Number) }]);
});

it('late HTML is replaced by the last one, up to a minute old', async () => {
  const api = { ask: async ({ key }: Ask): Promise<Answer | undefined> => ({ key, status: 200, at: 0 }) };
  const { renderers, aLive, aRequest, time } = await aRenderingSite({ waitMs: 1, firstWaitMs: 1 }, (ask) =>
    api.ask(ask),
  );
  const file = await aLive(ASKING);
  await until(async () => (await renderers.render(file, aRequest()))?.html === 'a,b');
  api.ask = () => new Promise(() => {});
  time.ms += 60_000;
  expect(await renderers.render(file, aRequest())).toMatchObject({ html: 'a,b' });
  time.ms += 1;
  expect(await renderers.render(file, aRequest())).toBeUndefined();
});

it('a release that goes ends its worker after the renders that are under way', async () => {
  let come = (_: Answer) => {};
  const asked = new Promise<void>((isAsked) => {
    answerLater = () => {
      isAsked();
      return new Promise((resolve) => {
        come = resolve;
      });
    };
  });
  const { renderers, aLive, aFile, aRequest } = await aRenderingSite({}, () => answerLater());
  const file = await aLive(`module.exports = {
    needs: () => [{ key: 'a', path: '/x' }],
    draw: (_, [answer]) => ({ html: answer.body, css: '' }),
  };`);
  const rendered = renderers.render(file, aRequest());
  await asked;
  const next = await aFile(anEntry("'next'"), 'mfe-scores', '1.0.1-b');
  renderers.keep([next]);
  expect(await renderers.render(next, aRequest())).toMatchObject({ html: 'next' });
  come({ key: 'a', status: 200, body: 'in the middle', at: 0 });
  expect(await rendered).toMatchObject({ html: 'in the middle' });
  await until(() => children().length === 1);
});

let answerLater: () => Promise<Answer | undefined>;

it('keeps the workers of releases that stay', async () => {
  const { renderers, aFile, aRequest, time } = await aRenderingSite();
  const scores = await aFile(COUNTING);
  const ads = await aFile(COUNTING, 'mfe-ads');
  renderers.keep([scores]);
  await renderers.render(scores, aRequest());
  renderers.keep([ads, scores]);
  time.ms += 2_000;
  expect(await renderers.render(scores, aRequest())).toMatchObject({ html: '<p>2</p>' });
  expect(await renderers.render(ads, aRequest())).toMatchObject({ html: '<p>1</p>' });
});

it('leaves no process when it is closed, and starts none', async () => {
  const { renderers, aFile, aRequest } = await aRenderingSite();
  const files = await Promise.all(['mfe-scores', 'mfe-ads', 'mfe-articles'].map((name) => aFile(COUNTING, name)));
  renderers.keep(files);
  await Promise.all(files.map((file) => renderers.render(file, aRequest())));
  expect(children().length).toBe(3);
  await renderers.close();
  expect(children().length).toBe(0);
  renderers.keep(files);
  expect(children().length).toBe(0);
});
