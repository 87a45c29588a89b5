import { expect, type Page, test } from '@playwright/test';
import { compareRendered, firstDifference, type TextBox } from './compare';

const ADDRESS = 'http://thu.example/';

/** A page whose server rendered one thing, and whose app renders another in its place. */
async function open(page: Page, rendered: string, app: string): Promise<void> {
  const html = `<!doctype html><body style="margin:0"><div id="tyso-root"><main>${rendered}</main></div>
    <script defer src="/r/shell/1/main.js"></script>`;
  const script = `document.querySelector('main').innerHTML = ${JSON.stringify(app)};`;
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

const rendered = (html: string) => `<div data-first="page" id="tyso-first-page">${html}</div>`;
const ROWS = '<h1>Kết quả</h1><p>Một <b>hai</b></p>';

test('a page that is as the server rendered it is the same, whatever an advert shows', async ({ page }) => {
  await open(page, `${rendered(ROWS)}<div data-slot="FixBottom">a</div>`, `${ROWS}<div data-slot="FixBottom">b</div>`);
  expect(await compareRendered(page, ADDRESS)).toEqual({ kind: 'same' });
});

test('a text that is another is reported, with both', async ({ page }) => {
  await open(page, rendered(ROWS), ROWS.replace('hai', 'ba'));
  expect(await compareRendered(page, ADDRESS)).toEqual({
    kind: 'different',
    what: expect.stringMatching(/^"hai" at \d+,\d+ \(\d+ × \d+\), and the app has "ba" at/),
  });
});

test('a row that is one pixel lower is reported', async ({ page }) => {
  await open(page, rendered(ROWS), `<div style="height:1px"></div>${ROWS}`);
  expect(await compareRendered(page, ADDRESS)).toMatchObject({
    kind: 'different',
    what: expect.stringMatching(/^"Kết quả" at 0,\d+ /),
  });
});

test('what is below the window does not count: the app renders it when it is needed', async ({ page }) => {
  const far = (text: string) => `${ROWS}<p style="margin-top:3000px">${text}</p>`;
  await open(page, rendered(far('Xa')), far('Xa hơn'));
  expect(await compareRendered(page, ADDRESS)).toEqual({ kind: 'same' });
});

test('what the app has below all that was rendered moves nothing, and is reported', async ({ page }) => {
  await open(page, rendered(ROWS), `${ROWS}<p>Nữa</p>`);
  expect(await compareRendered(page, ADDRESS)).toEqual({ kind: 'same', more: 'Nữa' });
});

test('an app in trouble is reported as another page', async ({ page }) => {
  await open(page, rendered(ROWS), '<div role="alert">Không tải được phần này</div>');
  expect(await compareRendered(page, ADDRESS)).toEqual({
    kind: 'different',
    what: 'a page, and the app has "Không tải được phần này"',
  });
});

test('a page that the server did not render is not compared', async ({ page }) => {
  await open(page, '<p role="status">Đang tải dữ liệu</p>', ROWS);
  expect(await compareRendered(page, ADDRESS)).toEqual({ kind: 'none', why: 'nothing is there before they run' });
});

const box = (text: string, y = 10): TextBox => ({ text, x: 5, y, width: 40, height: 20 });

test('screens that are alike have no difference', () => {
  expect(firstDifference([], [])).toBeUndefined();
  expect(firstDifference([box('a'), box('b', 30)], [box('a'), box('b', 30)])).toBeUndefined();
});

for (const [what, rendered, app, said] of [
  ['another text', [box('a')], [box('b')], '"a" at 5,10 (40 × 20), and the app has "b" at 5,10 (40 × 20)'],
  ['another place', [box('a')], [box('a', 11)], '"a" at 5,10 (40 × 20), and the app has "a" at 5,11 (40 × 20)'],
  ['a text that the app has not', [box('a')], [], '"a" at 5,10 (40 × 20), and the app has nothing more'],
  ['a text that was not rendered', [], [box('b')], 'nothing more, and the app has "b" at 5,10 (40 × 20)'],
] as const)
  test(`${what} is a difference, and is named`, () => {
    expect(firstDifference(rendered, app)).toBe(said);
  });
