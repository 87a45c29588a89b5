import { expect, type Page, test } from '@playwright/test';
import { watchSideBySide } from './sideBySide';

const ADDRESS = 'http://thu.example';

/** Long enough for what these releases do wrong. */
const TIMES = { forMs: 600, answersInMs: 1_000, drawnInMs: 8_000 };

const FRAME = `<style>body{margin:0} main{min-height:100vh} header{height:48px}</style>
  <div id="tyso-root"><header>TySo</header><nav>Menu</nav><main>Kết quả</main><footer>Liên hệ</footer></div>`;

/** Adds a rule to the page, as a release's styles do. */
const rule = (css: string) => `document.head.append(Object.assign(document.createElement('style'),
  { textContent: ${JSON.stringify(css)} }))`;

/** Watches three pages of a site whose release runs this script on the second. */
async function watch(page: Page, script: string, times = TIMES, frame = FRAME): Promise<string[]> {
  const open = async () => {
    const one = await page.context().newPage();
    await one.route(`${ADDRESS}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
        : route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: `<!doctype html>${frame}${pathname === '/b' ? '<script defer src="/r/mfe/1/main.js"></script>' : ''}`,
          });
    });
    return one;
  };
  return watchSideBySide(open, ADDRESS, ['/a', '/b', '/c'], times);
}

test('pages that go on have no fault', async ({ page }) => {
  expect(await watch(page, "document.querySelector('main').append(' 2 – 1'); window.ours = () => 1")).toEqual([]);
});

test('an endless loop that begins later is reported', async ({ page }) => {
  // Browsers run the timers of pages behind others once a second.
  const times = { ...TIMES, forMs: 3_000 };
  expect(await watch(page, 'setTimeout(() => { for (;;); }, 300)', times)).toContain(
    'on /b: its main thread did not answer for 1 s',
  );
});

test('a content that is flattened, or cannot be seen, is reported', async ({ page }) => {
  expect(await watch(page, rule('main{min-height:0;height:10px}'))).toEqual(['on /b: its content cannot be seen']);
  expect(await watch(page, rule('main{visibility:hidden}'))).toEqual([
    'on /b: main was drawn with visibility visible, and has hidden',
    'on /b: its content cannot be seen',
  ]);
});

test('a style for everything that changes the frame is reported', async ({ page }) => {
  const faults = await watch(page, "document.body.style.color = 'red'; document.querySelector('nav').remove()");
  expect(faults).toContain('on /b: nav is gone');
  expect(faults).toContain('on /b: footer was drawn with color rgb(0, 0, 0), and has rgb(255, 0, 0)');
});

test('what the browser brought and a release changed is reported', async ({ page }) => {
  expect(await watch(page, 'Array.prototype.map = function () { return [] }; Array.prototype.last = () => 1')).toEqual([
    "on /b: not the browser's own any more: Array.prototype.map, Array.prototype.last",
  ]);
  expect(await watch(page, 'window.fetch = () => Promise.reject()')).toEqual([
    "on /b: not the browser's own any more: window.fetch",
  ]);
});

test('accessors of the browser are its own, too', async ({ page }) => {
  const script = "Object.defineProperty(Element.prototype, 'innerHTML', { set() {}, configurable: true })";
  expect(await watch(page, script)).toEqual(["on /b: not the browser's own any more: Element.prototype.innerHTML"]);
});

test('a content that is cut off or lets no click through is reported', async ({ page }) => {
  expect(await watch(page, rule('main{max-height:100vh;overflow:hidden;pointer-events:none}'))).toEqual([
    'on /b: main was drawn with overflowX visible, and has hidden',
    'on /b: main was drawn with overflowY visible, and has hidden',
    'on /b: main was drawn with maxHeight none, and has 720px',
    'on /b: main was drawn with pointerEvents auto, and has none',
  ]);
});

test("a style that hides another part's rows is reported", async ({ page }) => {
  const rows = Array.from({ length: 10 }, (_, row) => `<p data-match>Hà Nội ${row} – 0 Thể Công</p>`).join('');
  const frame = FRAME.replace('Kết quả', rows);
  expect(await watch(page, rule('[data-match]{display:none}'), TIMES, frame)).toEqual([
    'on /b: its first screen was drawn with 150 characters to read, and has 0',
  ]);
  expect(await watch(page, rule('[data-match]{color:inherit}'), TIMES, frame)).toEqual([]);
});

test('a row that is cut to nothing is reported, though its text is there', async ({ page }) => {
  const rows = Array.from({ length: 10 }, (_, row) => `<p data-match>Hà Nội ${row} – 0 Thể Công</p>`).join('');
  const css = '[data-match]{max-height:0;margin:0;overflow:hidden}';
  expect(await watch(page, rule(css), TIMES, FRAME.replace('Kết quả', rows))).toEqual([
    'on /b: its first screen was drawn with 150 characters to read, and has 0',
  ]);
});

test('a change whose figures differ at each look is reported, and one that goes in a moment is not', async ({
  page,
}) => {
  const growing =
    "setInterval(() => { const header = document.querySelector('header'); header.style.height = header.offsetHeight + 3 + 'px' }, 100)";
  expect((await watch(page, growing)).join()).toMatch(/^on \/b: header was drawn 1280 × 48, and is 1280 × \d+$/);
  const once = `document.querySelector('header').style.height = '60px';
    requestAnimationFrame(() => { document.querySelector('header').style.height = '' })`;
  expect(await watch(page, once)).toEqual([]);
});

test('what a release takes back later is reported, too', async ({ page }) => {
  const script =
    "const main = document.querySelector('main'); main.hidden = true; setTimeout(() => { main.hidden = false }, 50_000)";
  const faults = await watch(page, script, { ...TIMES, forMs: 60_000 });
  expect(faults).toContain('on /b: its content cannot be seen');
});

test('an error after the page is drawn is reported', async ({ page }) => {
  expect(await watch(page, "setTimeout(() => { throw new Error('late') }, 300)")).toEqual(['on /b: uncaught: late']);
});

test('a fault of many pages is one line', async ({ page }) => {
  const open = async () => {
    const one = await page.context().newPage();
    await one.route(`${ADDRESS}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${FRAME}<script>console.error('no')</script>` }),
    );
    return one;
  };
  expect(await watchSideBySide(open, ADDRESS, ['/a', '/b', '/c', '/d', '/e'], TIMES)).toEqual([
    'on /a, /b, /c and 2 more: console: no',
  ]);
});

test('a page that never comes is reported', async ({ page }) => {
  const open = async () => {
    const one = await page.context().newPage();
    await one.route(`${ADDRESS}/**`, () => new Promise(() => {}));
    return one;
  };
  expect(await watchSideBySide(open, ADDRESS, ['/a'], { ...TIMES, drawnInMs: 500 })).toEqual([
    'on /a: did not load in 0.5 s',
  ]);
});
