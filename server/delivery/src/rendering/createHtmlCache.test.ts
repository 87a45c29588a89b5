import { createHtmlCache } from './createHtmlCache';
import { LIMITS } from './limits';

const rendered = (html: string, more = {}) => ({ html, css: '', responses: [], ...more });

function setUp() {
  const time = { ms: 0 };
  return { time, cache: createHtmlCache(LIMITS, () => time.ms) };
}

it('complete HTML is the fallback for one that lacks answers, for a minute', () => {
  const { time, cache } = setUp();
  cache.keep('a', { rendered: rendered('complete'), hasAllAnswers: true });
  time.ms = 1_000;
  cache.keep('a', { rendered: rendered('half'), hasAllAnswers: false });
  time.ms = 60_000;
  expect(cache.best(cache.of('a'))?.rendered?.html).toBe('complete');
  time.ms = 60_001;
  expect(cache.best(cache.of('a'))?.rendered?.html).toBe('half');
});

it('scores that nothing has renewed are a fallback no longer than they are true', () => {
  const { time, cache } = setUp();
  cache.keep('a', { rendered: rendered('1 – 0', { validFor: 10 }), hasAllAnswers: true });
  cache.keep('a', undefined);
  time.ms = 10_000;
  expect(cache.best(cache.of('a'))?.rendered?.html).toBe('1 – 0');
  time.ms = 10_001;
  expect(cache.best(cache.of('a'))).toBeUndefined();
});

const page = { rendered: rendered('page'), hasAllAnswers: true };

it.each([
  ['is not found', { rendered: rendered('', { page: { status: 404 } }), hasAllAnswers: true }],
  ['renders nothing', { rendered: undefined, hasAllAnswers: true }],
])('a page that %s is believed after five seconds, and not when it is there again meanwhile', (_, gone) => {
  const { time, cache } = setUp();
  const sentAt = (ms: number, came: typeof gone) => {
    time.ms = ms;
    return cache.best(cache.keep('a', came))?.rendered;
  };
  sentAt(0, page);
  expect(sentAt(1_000, gone)).toBe(page.rendered);
  expect(sentAt(5_999, gone)).toBe(page.rendered);
  expect(sentAt(5_999, page)).toBe(page.rendered);
  expect(sentAt(6_000, gone)).toBe(page.rendered);
  expect(sentAt(11_000, gone)).toBe(gone.rendered);
  expect(sentAt(11_001, gone)).toBe(gone.rendered);
  expect(sentAt(11_002, page)).toBe(page.rendered);
});

it('a page that was never there is not found at once', () => {
  const { cache } = setUp();
  const gone = { rendered: rendered('', { page: { status: 404 } }), hasAllAnswers: true };
  expect(cache.best(cache.keep('a', gone))?.rendered).toBe(gone.rendered);
});

it('a rendering that fails while the page seems gone does not change that', () => {
  const { time, cache } = setUp();
  cache.keep('a', page);
  for (const ms of [1_000, 3_000]) {
    time.ms = ms;
    cache.keep('a', { rendered: undefined, hasAllAnswers: true });
    cache.keep('a', undefined);
  }
  time.ms = 6_000;
  cache.keep('a', { rendered: undefined, hasAllAnswers: true });
  expect(cache.best(cache.of('a'))?.rendered).toBeUndefined();
});
