import fc from 'fast-check';
import type { GuardConfig } from 'shared-kernel/entities/siteConfig';
import { sha256Hex } from 'shared-kernel/http/sha256Hex';
import { createGuard } from './createGuard';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const ON: GuardConfig = {
  enabled: true,
  token_hash: sha256Hex('let me in'),
  action: 'rewrite',
  redirect_url: undefined,
};
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/143.0.0.0 Mobile Safari/537.36';

type Options = { config?: Partial<GuardConfig>; userAgent?: string; search?: string; isHidden?: boolean };

/** A page on which a `debugger` statement takes as long as the test says. */
function aPage({ config, userAgent = 'Chrome/143.0.0.0', search = '', isHidden = false }: Options = {}) {
  const reported: string[] = [];
  const page = { pausedMs: () => 0, checks: 0 };
  let press: (event: KeyboardEvent) => void = () => {};
  const guard = createGuard(
    { ...ON, ...config },
    {
      userAgent,
      search,
      isHidden: () => isHidden,
      pausedMs() {
        page.checks += 1;
        return page.pausedMs();
      },
      onKeyDown(listener) {
        press = listener;
        return () => {
          press = () => {};
        };
      },
      act: (action, url) => void reported.push(url ? `${action} ${url}` : action),
      clearConsole: () => void reported.push('clear'),
      leaveFor: (target) => void reported.push(target),
    },
  );
  const stop = guard.open();
  const isBlocked = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...init, cancelable: true });
    press(event);
    return event.defaultPrevented;
  };
  return { page, reported, stop, isBlocked };
}

it('acts once on open tools, then sends the visitor to the not-found page', () => {
  const { page, reported } = aPage();
  jest.advanceTimersByTime(60_000);
  page.pausedMs = () => 101;
  jest.advanceTimersByTime(500);
  expect(reported).toEqual(['clear', 'rewrite']);
  jest.advanceTimersByTime(60_000);
  expect(reported).toEqual(['clear', 'rewrite', '/404.html']);
});

it('does what is configured', () => {
  const { page, reported } = aPage({ config: { action: 'redirect', redirect_url: 'https://tyso.example/' } });
  page.pausedMs = () => 5_000;
  jest.advanceTimersByTime(500);
  expect(reported).toContain('redirect https://tyso.example/');
});

it('never takes a page that is held up by chance, however long, for open tools', () => {
  const stalls = fc.array(fc.integer({ min: 0, max: 3_600_000 }), { maxLength: 500 });
  fc.assert(
    fc.property(stalls, (pauses) => {
      const { page, reported, stop } = aPage();
      // A stall affects one statement: of two measurements in a row at most one is long.
      const queue = pauses.flatMap((ms) => [ms, 0.1]);
      page.pausedMs = () => queue.pop() ?? 0;
      jest.advanceTimersByTime(300_000);
      stop();
      expect(reported).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

it('lets an ordinary visit of eight hours be (S14)', () => {
  const { page, reported } = aPage();
  jest.advanceTimersByTime(8 * 3_600_000);
  expect(reported).toEqual([]);
  expect(page.checks).toBe(8 * 7_200);
});

it('stops looking after 5 s on a phone', () => {
  const { page, reported } = aPage({ userAgent: PHONE });
  jest.advanceTimersByTime(5_000);
  expect(page.checks).toBe(10);
  page.pausedMs = () => 5_000;
  jest.advanceTimersByTime(60_000);
  expect(reported).toEqual([]);
});

it('leaves a hidden page alone', () => {
  const { page } = aPage({ isHidden: true });
  jest.advanceTimersByTime(60_000);
  expect(page.checks).toBe(0);
});

it.each<[string, Options]>([
  ['switched off', { config: { enabled: false } }],
  ['asked by a search bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['given the token', { search: '?filter=all&ddtk=let+me+in' }],
])('does nothing when %s', (_, given) => {
  const { page, reported, isBlocked } = aPage(given);
  page.pausedMs = () => 5_000;
  jest.advanceTimersByTime(60_000);
  expect([reported, page.checks]).toEqual([[], 0]);
  expect(isBlocked({ key: 'F12' })).toBe(false);
});

it('is not moved by a wrong token', () => {
  for (const search of ['?ddtk=', '?ddtk=guess', `?ddtk=${sha256Hex('let me in')}`]) {
    const { page, reported } = aPage({ search });
    page.pausedMs = () => 5_000;
    jest.advanceTimersByTime(500);
    expect(reported).toContain('rewrite');
  }
});

it('blocks the keys of the tools and no others, until it is stopped', () => {
  const { isBlocked, stop } = aPage();
  expect(isBlocked({ key: 'F12' })).toBe(true);
  expect(isBlocked({ code: 'KeyI', ctrlKey: true, shiftKey: true })).toBe(true);
  expect(isBlocked({ code: 'KeyC', ctrlKey: true })).toBe(false);
  stop();
  expect(isBlocked({ key: 'F12' })).toBe(false);
});
