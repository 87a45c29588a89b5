import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { test } from '../browser/test';
import { drawn } from '../page/drawn';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

const ODDS = '0.5!1.02!!0.95;2.5!1.25!!0.60;2.10!3.30!3.40';
const SENT = ['1.02', '0.95', '1.25', '0.60', '2.10', '3.30', '3.40'];
const MALAY = ['−0.98', '0.95', '−0.80', '0.60', '2.10', '3.30', '3.40'];

const board = serveBoard([boardMatch(1, { status_id: MatchStatus.SecondHalf, odds: ODDS })]);

const figures = (page: Page) =>
  page.locator('main [data-match] :is([data-column=handicap], [data-column=overUnder], [data-column=win]) > span');

test('a form that is chosen in the settings is everywhere at once, in other tabs and after a reload (M22)', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`${board.url}/ty-le-keo-nha-cai?match=1`);
  const detail = other.getByRole('dialog', { name: 'Chi tiết trận đấu' });
  await expect(figures(other)).toHaveText(SENT);
  await page.goto(board.url);
  await expect(figures(page)).toHaveText(SENT);
  await page.getByRole('button', { name: 'Cài đặt' }).click();
  const form = page.getByRole('group', { name: 'Tỷ lệ kèo chấp, tài xỉu' });
  await expect(form.getByRole('radio', { name: 'Nguyên gốc' })).toBeChecked();
  await form.getByRole('radio', { name: 'Malay' }).check();
  await expect(figures(page)).toHaveText(MALAY);
  await expect(figures(other)).toHaveText(MALAY);
  await expect(detail).toContainText('−0.98');
  await page.reload();
  await expect(figures(page)).toHaveText(MALAY);
  // A negative price has the colour of its neighbours.
  const colours = await figures(page).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  expect(colours).toHaveLength(1);
  board.change(1, { odds: ODDS.replace('1.02', '0.98').replace('1.25', '1.11') });
  await expect(figures(page).nth(0)).toHaveText('0.98');
  await expect(figures(page).nth(2)).toHaveText('−0.90');
  for (const nth of [0, 2]) await expect(figures(page).nth(nth)).toHaveAttribute('data-move', 'fell');
});

test('who has chosen a form sees no price in another one, in no frame', async ({ page }) => {
  await page.addInitScript((value) => localStorage.setItem('tyso.settings', value), stored('malay'));
  await page.addInitScript(noteFigures);
  await page.goto(board.url);
  await expect(figures(page)).toHaveText(MALAY);
  const seen: string[] = await page.evaluate(() => [...Reflect.get(window, 'tysoFigures')]);
  expect(seen).toEqual(expect.arrayContaining(MALAY));
  for (const price of ['1.02', '1.25']) expect(seen).not.toContain(price);
});

test('until the app has come, the board is blank for him, and drawn for who has chosen what is sent', async ({
  context,
}) => {
  for (const [choice, areSeen] of [
    ['malay', false],
    ['hong_kong', true],
    ['as_sent', true],
  ] as const) {
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await page.addInitScript((value) => localStorage.setItem('tyso.settings', value), stored(choice));
    await page.goto(board.url);
    const price = page.locator('[data-match]').getByText('1.02');
    await drawn(page, price, 'attached');
    expect(await price.evaluate((one) => one.checkVisibility({ visibilityProperty: true }))).toBe(areSeen);
    await page.close();
  }
});

const stored = (price_format: string) => JSON.stringify({ value: { price_format } });

/** Collects the prices that are seen in each frame, from the first on. It runs in the page. */
function noteFigures() {
  const seen = new Set<string>();
  Reflect.set(window, 'tysoFigures', seen);
  const look = () => {
    for (const price of document.querySelectorAll(
      '[data-match] :is([data-column=handicap], [data-column=overUnder], [data-column=win]) > span',
    ))
      if (price.checkVisibility({ visibilityProperty: true })) seen.add(price.textContent ?? '');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
