import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { matchRows } from '../board/board';
import { test } from '../browser/test';
import { rendered } from '../page/rendered';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { browserText } from '../page/wellMade';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

/** Late in a decided match, prices have two digits before the point. */
const LONG = '0-0.5!15.00!!10.03;2.5-3!15.00!2.5-3!10.50;67.00!16.51!57.57';

/** Prices in Hong Kong form; each other form has signs, or two digits before the point, somewhere. */
const SIGNED = '0-0.5!1.02!!15.00;2.5-3!0.95!2.5-3!5.01;2.10!3.30!10.50';

const board = serveBoard([
  boardMatch(1, { status_id: MatchStatus.SecondHalf, odds: LONG }),
  boardMatch(2, { status_id: MatchStatus.SecondHalf, odds: SIGNED }),
]);

const PATHS = ['/', '/ty-le-keo-nha-cai'];

/** Forms, a match and its prices in that form. */
const FORMS = [
  ['as_sent', 1, ['15.00', '10.03', '15.00', '10.50', '67.00', '16.51', '57.57']],
  ['malay', 2, ['−0.98', '−0.07', '0.95', '−0.20', '2.10', '3.30', '10.50']],
  ['indonesian', 2, ['1.02', '15.00', '−1.05', '5.01', '2.10', '3.30', '10.50']],
  ['decimal', 2, ['2.02', '16.00', '1.95', '6.01', '2.10', '3.30', '10.50']],
] as const;

for (const [form, match, figures] of FORMS.slice(0, process.env.TEST_RING === 'long' ? 4 : 2)) {
  test(`prices in the form ${form} stand clear of lines and borders at every width, and move nothing (M22)`, async ({
    page,
  }) => {
    await chooseForm(page, form);
    await noteShifts(page);
    await page.setViewportSize({ width: 1440, height: 700 });
    for (const path of PATHS) {
      await page.goto(`${board.url}${path}`);
      await expect(figuresOf(page, match)).toHaveText([...figures]);
      const { score, worst } = await shiftSoFar(page);
      expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
      // Some devices' fonts are wider than the one here.
      await page.evaluate(() => document.documentElement.style.setProperty('letter-spacing', '0.7px'));
      for (const width of [320, 360, 390, 641, 900, 901, 1000, 1001, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await showOdds(page);
        await expect(figuresOf(page, match).first(), `${path}, ${width} px`).toBeVisible();
        expect(await page.evaluate(collisions, `${match}`), `${path}, ${width} px`).toEqual([]);
      }
      await browserText(page, 32);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(figuresOf(page, match).first()).toBeVisible();
        expect(await page.evaluate(collisions, `${match}`), `${path}, ${width} px, text of 200 %`).toEqual([]);
      }
      await browserText(page, 16);
    }
  });
}

test('a lock lies over no price, at every width', async ({ page }) => {
  board.change(1, { odds: '', suspended_odds: LONG });
  await page.goto(`${board.url}/ty-le-keo-nha-cai`);
  for (const width of [320, 360, 390, 641, 900, 901, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(row(page).getByRole('img', { name: 'Tạm khoá' })).toHaveCount(3);
    expect(await row(page).evaluate(covered), `${width} px`).toEqual([]);
  }
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
  // The apostrophes of the minutes blink, and without one.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length), 'animations that never rest').toBe(0);
});

test('visitors who have chosen a form of prices see none in another form, in no frame', async ({ page }) => {
  const [form, match, figures] = FORMS[1];
  await chooseForm(page, form);
  await page.addInitScript(noteFigures);
  await page.goto(board.url);
  await expect(figuresOf(page, match)).toHaveText([...figures]);
  const figuresSeen = (): Promise<string[]> => page.evaluate(() => [...Reflect.get(window, 'tysoFigures')]);
  await expect.poll(figuresSeen, 'frames with the figures').toEqual(expect.arrayContaining([...figures]));
  const seen = await figuresSeen();
  for (const sent of ['1.02', '15.00', '5.01']) expect(seen).not.toContain(sent);
});

test('until the app has come, the board is blank for a visitor with another choice, and shown to one who has chosen what is sent', async ({
  context,
}) => {
  for (const [form, areSeen] of [
    ['malay', false],
    ['hong_kong', true],
    ['as_sent', true],
  ] as const) {
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await chooseForm(page, form);
    await page.goto(board.url);
    const price = page.locator('[data-match]').getByText('1.02');
    await rendered(page, price, 'attached');
    expect(await price.evaluate((one) => one.checkVisibility({ visibilityProperty: true })), form).toBe(areSeen);
    await page.close();
  }
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

async function chooseForm(page: Page, form: string): Promise<void> {
  await page.addInitScript((price_format) => {
    localStorage.setItem('tyso.settings', JSON.stringify({ value: { price_format } }));
  }, form);
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

/** The figures of a row that a lock lies over, as far as their text reaches. */
function covered(one: Element): string[] {
  const range = document.createRange();
  return [...one.querySelectorAll('[data-locked]')].flatMap((cell) => {
    const lock = cell.querySelector('svg')?.getBoundingClientRect();
    return [...cell.querySelectorAll('span, b')].flatMap((figure) => {
      range.selectNodeContents(figure);
      const text = range.getBoundingClientRect();
      const isClear = !lock || text.right <= lock.left || text.bottom <= lock.top || text.top >= lock.bottom;
      return isClear ? [] : [figure.textContent ?? ''];
    });
  });
}

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
