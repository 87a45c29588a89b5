import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { stillFootball } from '../product/stillFootball';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';
import { drawn, everyPage } from './everyPage';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from './shifts';

test.beforeEach(({ page }) => withoutToasts(page));

/** Two of them with each run; `EVERY_WIDTH=1` looks at all, which takes a quarter of an hour. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  ...(process.env.EVERY_WIDTH
    ? [
        { width: 320, height: 568 },
        { width: 768, height: 1024 },
        { width: 1024, height: 768 },
        { width: 1920, height: 1080 },
      ]
    : []),
];

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, colorScheme: 'light' });

    test('every page is accessible in either theme, and none moves as it is filled', async ({ page }) => {
      if (process.env.EVERY_WIDTH) test.setTimeout(1_200_000);
      await noteShifts(page);
      await stillFootball(page);
      for (const path of await everyPage(page)) {
        await page.goto(path);
        await drawn(page);
        expect(await findings(page), path).toEqual([]);
        const { score, worst } = await shiftSoFar(page);
        expect(score, `${path} moved${worst}`).toBeLessThanOrEqual(SHIFT_BUDGET);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await findings(page, { rules: ['color-contrast'] }), `${path}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        if (!process.env.EVERY_WIDTH) continue;
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await findings(page), `${path}, forced colours`).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        await browserText(page, 32);
        expect(await findings(page), `${path}, text of 200 %`).toEqual([]);
        await browserText(page, 16);
      }
    });

    test('the settings are accessible', async ({ page }) => {
      await page.goto('/tips');
      await page.getByRole('button', { name: 'Cài đặt' }).click();
      await expect(page.getByRole('dialog', { name: 'CÀI ĐẶT' })).toBeVisible();
      expect(await findings(page, { within: 'dialog' })).toEqual([]);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the words of a loading board have contrast where its pulse is faintest', async ({ page }) => {
      await page.route('**/api/match/range?*', () => undefined);
      await page.goto('/tips');
      await page.getByRole('link', { name: 'Lịch thi đấu' }).click();
      await expect(page.getByText('Đang tải dữ liệu')).toBeVisible();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 2;
        }
      });
      expect(await findings(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
    });
  });
}

test.describe('the page that is not found', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('is accessible', async ({ page }) => {
    await page.goto('/404.html');
    expect(await findings(page)).toEqual([]);
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const text of [16, 32]) {
    test(`no page scrolls sideways with text of ${text} px`, async ({ page }) => {
      await page.goto('/tips');
      await browserText(page, text);
      for (const path of await everyPage(page)) {
        await page.goto(path);
        await drawn(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }
    });
  }
});

/** The size of text that the visitor chose in the browser, in px. */
async function browserText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  await session.detach();
}

/** Axe's findings above minor: the rule, the count, and the first place. */
async function findings(page: Page, { rules, within }: { rules?: string[]; within?: string } = {}): Promise<string[]> {
  // What passes is not written down, which takes a fifth of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const weighty = violations.filter(({ impact }) => impact !== 'minor');
  return weighty.map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`);
}
