import { expect, test } from '@playwright/test';
import { watchSideBySide } from './sideBySide';
import { ADDRESS, FRAME, PATIENT, rule, TIMES, watch } from './watched';

test('an endless loop that begins later is reported', async ({ page }) => {
  // Browsers run the timers of pages behind others once a second.
  const times = { ...PATIENT, answersInMs: 1_000 };
  expect(await watch(page, 'setTimeout(() => { for (;;); }, 300)', times)).toContain(
    'on /b: its main thread did not answer for 1 s',
  );
});

test('accessors of the browser are its own, too', async ({ page }) => {
  const script = "Object.defineProperty(Element.prototype, 'innerHTML', { set() {}, configurable: true })";
  expect(await watch(page, script)).toEqual(["on /b: not the browser's own any more: Element.prototype.innerHTML"]);
});

test('a content that is cut off or lets no click through is reported', async ({ page }) => {
  expect(await watch(page, rule('main{max-height:100vh;overflow:hidden;pointer-events:none}'))).toEqual([
    'on /b: main was rendered with overflowX visible, and has hidden',
    'on /b: main was rendered with overflowY visible, and has hidden',
    'on /b: main was rendered with maxHeight none, and has 720px',
    'on /b: main was rendered with pointerEvents auto, and has none',
  ]);
});

test("a style that hides another part's rows is reported", async ({ page }) => {
  const rows = Array.from({ length: 10 }, (_, row) => `<p data-match>Hà Nội ${row} – 0 Thể Công</p>`).join('');
  const frame = FRAME.replace('Kết quả', rows);
  expect(await watch(page, rule('[data-match]{display:none}'), TIMES, frame)).toEqual([
    'on /b: its first screen was rendered with 150 characters to read, and has 0',
  ]);
  expect(await watch(page, rule('[data-match]{color:inherit}'), TIMES, frame)).toEqual([]);
});

test('a row that is cut to nothing is reported, though its text is there', async ({ page }) => {
  const rows = Array.from({ length: 10 }, (_, row) => `<p data-match>Hà Nội ${row} – 0 Thể Công</p>`).join('');
  const css = '[data-match]{max-height:0;margin:0;overflow:hidden}';
  expect(await watch(page, rule(css), TIMES, FRAME.replace('Kết quả', rows))).toEqual([
    'on /b: its first screen was rendered with 150 characters to read, and has 0',
  ]);
});

test('a change whose figures differ at each look is reported, and one that goes in a moment is not', async ({
  page,
}) => {
  const growing =
    "setInterval(() => { const header = document.querySelector('header'); header.style.height = header.offsetHeight + 3 + 'px' }, 100)";
  expect((await watch(page, growing)).join()).toMatch(/^on \/b: header was rendered 1280 × 48, and is 1280 × \d+$/);
  const once = `document.querySelector('header').style.height = '60px';
    requestAnimationFrame(() => { document.querySelector('header').style.height = '' })`;
  expect(await watch(page, once)).toEqual([]);
});

test('what a release takes back later is reported, too', async ({ page }) => {
  const script =
    "const main = document.querySelector('main'); main.hidden = true; setTimeout(() => { main.hidden = false }, 50_000)";
  const faults = await watch(page, script, PATIENT);
  expect(faults).toContain('on /b: its content cannot be seen');
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
