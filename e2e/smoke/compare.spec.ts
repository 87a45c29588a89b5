import { expect, type Page, test } from '@playwright/test';
import { compareDrawn } from './compare';

const ADDRESS = 'http://thu.example/';

/** A page whose server drew one thing, and whose app draws another in its place. */
async function open(page: Page, drawn: string, app: string): Promise<void> {
  const html = `<!doctype html><body style="margin:0"><div id="tyso-root"><main>${drawn}</main></div>
    <script defer src="/r/shell/1/main.js"></script>`;
  const script = `document.querySelector('main').innerHTML = ${JSON.stringify(app)};`;
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

const drawn = (html: string) => `<div data-first="page" id="tyso-first-page">${html}</div>`;
const ROWS = '<h1>Kết quả</h1><p>Một <b>hai</b></p>';

test('a page that is as the server drew it is the same, whatever an advert shows', async ({ page }) => {
  await open(page, `${drawn(ROWS)}<div data-slot="FixBottom">a</div>`, `${ROWS}<div data-slot="FixBottom">b</div>`);
  expect(await compareDrawn(page, ADDRESS)).toEqual({ kind: 'same' });
});

test('a text that is another is reported, with both', async ({ page }) => {
  await open(page, drawn(ROWS), ROWS.replace('hai', 'ba'));
  expect(await compareDrawn(page, ADDRESS)).toEqual({
    kind: 'different',
    what: expect.stringMatching(/^"hai" at \d+,\d+ \(\d+ × \d+\), and the app has "ba" at/),
  });
});

test('a row that is one pixel lower is reported', async ({ page }) => {
  await open(page, drawn(ROWS), `<div style="height:1px"></div>${ROWS}`);
  expect(await compareDrawn(page, ADDRESS)).toMatchObject({
    kind: 'different',
    what: expect.stringMatching(/^"Kết quả" at 0,\d+ /),
  });
});

test('what is below the window does not count: the app draws it when it is needed', async ({ page }) => {
  const far = (text: string) => `${ROWS}<p style="margin-top:3000px">${text}</p>`;
  await open(page, drawn(far('Xa')), far('Xa hơn'));
  expect(await compareDrawn(page, ADDRESS)).toEqual({ kind: 'same' });
});

test('what the app has below all that was drawn moves nothing, and is reported', async ({ page }) => {
  await open(page, drawn(ROWS), `${ROWS}<p>Nữa</p>`);
  expect(await compareDrawn(page, ADDRESS)).toEqual({ kind: 'same', more: 'Nữa' });
});

test('an app in trouble is no picture', async ({ page }) => {
  await open(page, drawn(ROWS), '<div role="alert">Không tải được phần này</div>');
  expect(await compareDrawn(page, ADDRESS)).toEqual({
    kind: 'different',
    what: 'a page, and the app has "Không tải được phần này"',
  });
});

test('a page that the server did not draw is not compared', async ({ page }) => {
  await open(page, '<p role="status">Đang tải dữ liệu</p>', ROWS);
  expect(await compareDrawn(page, ADDRESS)).toEqual({ kind: 'none', why: 'nothing is there before they run' });
});
