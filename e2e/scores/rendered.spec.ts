import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { boxOf } from '../page/boxOf';
import { rendered } from '../page/rendered';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';

const SERVER_HTML = '#tyso-first-page';

/** Rows whose places are compared, of those that the window shows: the app renders others when they are needed. */
const ROWS = 8;

type Place = { match: string | undefined; boxes: number[][] };

/** The places of the first rows and of their cells, from the controls of the board. */
function places(page: Page, inside: string): Promise<Place[]> {
  return page.locator(inside).evaluate((part, most) => {
    const bar = part.querySelector('#board-controls');
    const from = bar?.getBoundingClientRect() ?? new DOMRect();
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // What is not shown has no place.
      if (width === 0 && height === 0) return [0, 0];
      return [x - from.x, y - from.y, width, height].map((side) => Math.round(side * 2) / 2);
    };
    const shown = [...part.querySelectorAll<HTMLElement>('[data-match]')].filter(
      (row) => row.getBoundingClientRect().top < window.innerHeight,
    );
    const rows = shown.slice(0, most);
    return [
      { match: 'controls', boxes: [[from.x, from.width, from.height].map(Math.round)] },
      ...rows.map((row) => ({
        match: row.dataset.match,
        boxes: [row, ...row.querySelectorAll('[role=cell]')].map(boxOf),
      })),
    ];
  }, ROWS);
}

/** The day before yesterday, in Viet Nam: nothing on it changes, since a day's board goes on until noon of the next one. */
const dayThatIsOver = () => new Date(Date.now() - 41 * 3_600_000).toISOString().slice(0, 10);

const PAGES = [
  '/',
  `/ket-qua-bong-da?ngay=${dayThatIsOver()}`,
  '/lich-thi-dau',
  '/ty-le-keo-nha-cai',
  '/ty-le-keo-nha-cai?keo=hiep-1',
];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test(`the rows of each board are in the HTML, and the app takes their place without a move, ${viewport.width} px wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport });
    const html = await context.newPage();
    // The app never comes. Where scripts are off there are no controls that need one, and rows stand higher.
    await html.route(/\.js$/, () => {});
    await withoutToasts(page);
    await noteShifts(page);
    await page.setViewportSize(viewport);
    for (const address of PAGES) {
      await test.step(address, async () => {
        // A release that has just gone live is not waited for, and live rows may change between the two.
        await expect(async () => {
          await page.goto(address);
          await expect(page.locator(SERVER_HTML)).toHaveCount(0);
          await expect(matchRows(page).first()).toBeVisible();
          await html.goto(`${baseURL}${address}`, { waitUntil: 'commit' });
          await html.locator(`${SERVER_HTML} [data-match]`).first().waitFor({ timeout: 2_000 });
          expect(await places(html, SERVER_HTML)).toEqual(await places(page, 'main'));
        }).toPass();
        const { score, worst } = await shiftSoFar(page);
        expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
      });
    }
    await context.close();
  });
}

test.describe('where the server-rendered HTML is not for the visitor, until the app has come', () => {
  async function openWithoutApp(context: BrowserContext, address: string, stored: readonly [string, string]) {
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    // The tables' frame has no storage.
    await page.addInitScript(([key, value]) => window === window.top && localStorage.setItem(key, value), stored);
    await page.goto(address);
    await rendered(page, page.locator(`${SERVER_HTML} *`).first(), 'attached');
    return page.locator(SERVER_HTML);
  }

  const areSeen = (all: Locator) =>
    all.evaluateAll((them) => [...new Set(them.map((one) => one.checkVisibility({ visibilityProperty: true })))]);

  test('a board shows the shape of its rows, and the tables their heading and links', async ({ browser, baseURL }) => {
    for (const [timezoneId, chosen] of [
      ['Europe/London', 'null'],
      ['Asia/Ho_Chi_Minh', '[1]'],
    ] as const) {
      const context = await browser.newContext({ timezoneId });
      const serverHtml = await openWithoutApp(context, `${baseURL}/`, ['tyso.countries', `{"value":${chosen}}`]);
      const rows = serverHtml.locator('[data-match]');
      expect(await areSeen(rows), timezoneId).toEqual([true]);
      expect(await areSeen(rows.locator('*')), timezoneId).toEqual([false]);
      expect(await areSeen(serverHtml.locator(':is(h1, a, button):not([rel~=sponsored])')), timezoneId).toEqual([
        false,
      ]);
      await context.close();
    }
    const context = await browser.newContext();
    const serverHtml = await openWithoutApp(context, `${baseURL}/bang-xep-hang`, ['tyso.theme', '{"value":"dark"}']);
    expect(await areSeen(serverHtml.locator(':is(h1, a)'))).toEqual([true]);
    expect(await areSeen(serverHtml.locator('iframe'))).toEqual([false]);
    await context.close();
  });
});

for (const path of ['/', '/bang-xep-hang'].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test(`a match over ${path}: no moment has both the server-rendered detail and that of the app, and none has neither`, async ({
    page,
  }) => {
    await page.goto('/');
    const id = await matchRows(page).first().getAttribute('data-match');
    await page.addInitScript(noteDialogs);
    const dialog = page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
    await page.goto(`${path}?match=${id}`);
    await rendered(page, dialog);
    await expect(page.locator(SERVER_HTML)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Đóng', exact: true })).toBeVisible();
    const seen = await page.evaluate(() => [...Reflect.get(window, 'tysoDialogs')]);
    expect(seen).toEqual([1]);
  });
}

/** Counts the dialogs that are seen in each frame, from the first on. It runs in the page. */
function noteDialogs() {
  const seen = new Set<number>();
  Reflect.set(window, 'tysoDialogs', seen);
  // A browser shows a modal dialog even within what is hidden.
  const isSeen = (dialog: Element) => dialog.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const shown = [...document.querySelectorAll('dialog')].filter(isSeen).length;
    if (shown > 0 || seen.size > 0) seen.add(shown);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('all matches of a board can be reached from page to page, and the last has the way back', async ({ page }) => {
    const seen = new Set<string | undefined>();
    const pages = page.getByRole('navigation', { name: 'Các trang của bảng' });
    const later = pages.getByRole('link', { name: /^Trang sau/ });
    // Nothing on it changes.
    await page.goto(`/ket-qua-bong-da?ngay=${dayThatIsOver()}`);
    const counted = page.getByRole('navigation', { name: 'Lọc trận đấu' }).getByRole('link', { name: /^Tất cả/ });
    await rendered(page, counted);
    const total = Number((await counted.textContent())?.match(/\d+/)?.[0]);
    for (let number = 1; ; number++) {
      const rows = await page
        .locator('[data-match]')
        .evaluateAll((all) => all.map((row) => Reflect.get(row, 'dataset').match));
      for (const id of rows) seen.add(id);
      if ((await later.count()) === 0) break;
      await later.click();
      await expect(page).toHaveURL(new RegExp(`trang=${number + 1}`));
      await rendered(page, pages);
    }
    expect(total).toBeGreaterThan(40);
    expect(seen.size).toBe(total);
    await expect(pages.getByRole('link', { name: /^‹ Trang trước/ })).toBeVisible();
  });
});

test('until the app comes a later page hides its rows but not the links of the match over it; then it is the whole board', async ({
  page,
}) => {
  await page.goto(`/ket-qua-bong-da?ngay=${dayThatIsOver()}`);
  const id = String(await matchRows(page).first().getAttribute('data-match'));
  const address = `/ket-qua-bong-da?ngay=${dayThatIsOver()}&trang=2`;
  // The app does not come.
  await page.route(/\.js$/, () => {});
  await page.goto(`${address}&match=${id}`, { waitUntil: 'commit' });
  const serverHtml = page.locator(SERVER_HTML);
  const ways = serverHtml.getByRole('dialog').getByRole('link', { name: 'Đội hình' });
  await expect(async () => {
    if (!(await ways.isVisible())) await page.reload({ waitUntil: 'commit' });
    await expect(ways).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(serverHtml.locator('[data-match] [role=cell]').first()).toBeHidden();

  await page.unroute(/\.js$/);
  await page.goto(address);
  await expect(serverHtml).toHaveCount(0);
  await expect(matchRows(page).first()).toHaveAttribute('data-match', id);
  await expect(page.getByRole('navigation', { name: 'Các trang của bảng' })).toHaveCount(0);
});

test.describe('without a script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a day has no empty row above its matches; the menu below marks the filter, the one above centres the page', async ({
    page,
  }) => {
    await page.goto('/ket-qua-bong-da');
    const bar = page.locator('#board-controls');
    await rendered(page, bar);
    const filters = bar.getByRole('navigation', { name: 'Lọc trận đấu' });
    expect((await boxOf(bar)).height).toBeLessThan((await boxOf(filters)).height + 10);

    const below = page.getByRole('navigation', { name: 'Lọc trận đấu' });
    await page.goto('/?filter=end');
    await rendered(page, below.locator('[aria-current]', { hasText: 'Kết thúc' }));
    await expect(below.locator('[aria-current]')).toHaveCount(1);
    await page.goto('/bang-xep-hang');
    const above = page.getByRole('navigation', { name: 'Menu chính' });
    await rendered(page, above.getByText('BXH'));
    expect(Math.abs((await middleOf(above.getByText('BXH'))) - (await middleOf(above.getByRole('list'))))).toBeLessThan(
      2,
    );
  });
});

async function middleOf(what: Locator): Promise<number> {
  const { x, width } = (await what.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return x + width / 2;
}
