import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { matchRows } from '../board/board';
import { test } from '../browser/test';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

/** Late in a decided match, prices have two digits before the point. */
const LONG = '0-0.5!15.00!!10.03;2.5-3!15.00!2.5-3!10.50;67.00!16.51!57.57';

/** Of Hong Kong form; each other form has signs, or two digits before the point, somewhere. */
const SIGNED = '0-0.5!1.02!!15.00;2.5-3!0.95!2.5-3!5.01;2.10!3.30!10.50';

const board = serveBoard([
  boardMatch(1, { status_id: MatchStatus.SecondHalf, odds: LONG }),
  boardMatch(2, { status_id: MatchStatus.SecondHalf, odds: SIGNED }),
]);

for (const path of ['/', '/ty-le-keo-nha-cai']) {
  test(`${path}: long prices stand clear of their lines and borders at every width`, async ({ page }) => {
    await page.goto(`${board.url}${path}`);
    await expect(matchRows(page).first()).toBeVisible();
    // Some devices' fonts are wider than the one here.
    await page.evaluate(() => document.documentElement.style.setProperty('letter-spacing', '0.7px'));
    for (const width of [320, 360, 390, 641, 900, 901, 1000, 1001, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await showOdds(page);
      await expect(row(page).getByText('57.57'), `${width} px`).toBeVisible();
      expect(await page.evaluate(collisions, '1'), `${width} px`).toEqual([]);
    }
  });
}

for (const [form, figures] of [
  ['malay', ['−0.98', '−0.07', '0.95', '−0.20']],
  ['indonesian', ['1.02', '15.00', '−1.05', '5.01']],
  ['decimal', ['2.02', '16.00', '1.95', '6.01']],
] as const) {
  test(`prices in ${form} form have room at every width, without a move (M22)`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('tyso.settings', JSON.stringify({ value: { price_format: value } }));
    }, form);
    await noteShifts(page);
    await page.setViewportSize({ width: 1440, height: 700 });
    for (const path of ['/', '/ty-le-keo-nha-cai']) {
      await page.goto(`${board.url}${path}`);
      await expect(figuresOf(page, 2)).toHaveText([...figures, '2.10', '3.30', '10.50']);
      const { score, worst } = await shiftSoFar(page);
      expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
      await page.evaluate(() => document.documentElement.style.setProperty('letter-spacing', '0.7px'));
      for (const width of [320, 390, 641, 900, 901, 1001, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await showOdds(page);
        await expect(figuresOf(page, 2).first(), `${width} px`).toBeVisible();
        expect(await page.evaluate(collisions, '2'), `${width} px`).toEqual([]);
      }
    }
  });
}

test('a phone that shows odds on its board (M16) has heads for these alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(board.url);
  await expect(matchRows(page).first()).toBeVisible();
  await showOdds(page);
  await expect(page.getByRole('columnheader')).toHaveText(['Chấp', 'T/X', '1x2']);
});

test('a price that rose is green under an arrow for a moment, and nothing moves when that is over', async ({
  page,
}) => {
  await page.goto(board.url);
  await expect(matchRows(page).first()).toBeVisible();
  board.change(1, { odds: LONG.replace('67.00', '68.00') });
  const price = row(page).getByText('68.00');
  await expect.poll(() => price.evaluate(lookOf)).toMatchObject({ arrow: 'visible' });
  const risen = await price.evaluate(lookOf);
  await expect.poll(() => price.evaluate(lookOf)).toMatchObject({ arrow: 'hidden' });
  const { colour, ...over } = await price.evaluate(lookOf);
  expect(colour).not.toBe(risen.colour);
  expect(over).toEqual({ arrow: 'hidden', place: risen.place });
  board.change(1, { odds: LONG.replace('67.00', '69.00') });
  await expect.poll(() => row(page).getByText('69.00').evaluate(lookOf)).toMatchObject({ arrow: 'visible' });
});

test('the apostrophes of all minutes blink as one, and without an animation that never rests', async ({ page }) => {
  await page.goto(board.url);
  const ticks = matchRows(page).getByText('’', { exact: true });
  await expect(ticks.first()).toBeAttached();
  const shown = () => ticks.evaluateAll((all) => [...new Set(all.map((tick) => getComputedStyle(tick).opacity))]);
  for (const opacity of ['0', '1', '0']) await expect.poll(shown, { intervals: [50] }).toEqual([opacity]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** Runs in the page. */
function lookOf(price: Element) {
  const { x, y, width } = price.getBoundingClientRect();
  return {
    colour: getComputedStyle(price).color,
    arrow: getComputedStyle(price).backgroundImage === 'none' ? 'hidden' : 'visible',
    place: [x, y, width],
  };
}

/** Wide windows have no switch, nor has the odds page. */
async function showOdds(page: Page): Promise<void> {
  const odds = page.getByRole('button', { name: 'Kèo', exact: true });
  if ((await odds.isVisible()) && (await odds.getAttribute('aria-pressed')) === 'false') await odds.click();
}

/** The match with the long prices. */
const row = (page: Page) => page.locator('main [data-match="1"]');

/** The prices of a match. */
const figuresOf = (page: Page, match: number) =>
  page.locator(
    `main [data-match="${match}"] :is([data-column=handicap], [data-column=overUnder], [data-column=win]) > span`,
  );

/** Runs in the page: figures of a match that touch their left neighbour, or overflow their cell. */
function collisions(match: string): string[] {
  const row = document.querySelector(`[data-match="${match}"]`);
  const cells = [
    ...(row?.querySelectorAll('[data-column=handicap], [data-column=overUnder], [data-column=win]') ?? []),
  ];
  return cells.flatMap((cell) => {
    const box = cell.getBoundingClientRect();
    const figures = [...cell.children].map((child) => {
      const range = document.createRange();
      range.selectNodeContents(child);
      const { left, right, top } = range.getBoundingClientRect();
      return { text: child.textContent ?? '', left, right, top };
    });
    const printed = figures.filter(({ text }) => text !== '');
    return printed.flatMap((figure, index) => {
      const before = printed[index - 1];
      const isSameLine = before && Math.abs(before.top - figure.top) < 4;
      const edge = isSameLine ? before.right + 2 : box.left + 1;
      return figure.left < edge || figure.right > box.right ? [`${before?.text ?? ''} ${figure.text}`] : [];
    });
  });
}
