import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../product/test';

const PATHS = ['/', '/nhan-dinh-bong-da', '/top-nha-cai', '/tips'];
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SCREENS) {
    test.describe(`${colorScheme}, ${viewport.width} px wide`, () => {
      test.use({ colorScheme, viewport });

      for (const path of PATHS) {
        test(`${path} holds nothing that shuts somebody out`, async ({ page }) => {
          await open(page, path);
          expect(await findings(page)).toEqual([]);
        });
      }

      test('a preview holds nothing that shuts somebody out', async ({ page }) => {
        await openPreview(page);
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways', async ({ page }) => {
    for (const path of [...PATHS, '/news']) {
      await open(page, path);
      expect(await widthOf(page), path).toBeLessThanOrEqual(320);
    }
    await openPreview(page);
    expect(await widthOf(page), 'a preview').toBeLessThanOrEqual(320);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await drawn(page);
}

async function openPreview(page: Page): Promise<void> {
  await page.goto('/nhan-dinh-bong-da');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/nhan-dinh-bong-da\/\d+/);
  await drawn(page);
}

/** The content stands, and so does the advert that comes last. */
async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Đang tải')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Quảng cáo cuối màn hình' }).getByRole('img')).toBeVisible();
}

/** What axe finds of more than minor weight: the rule, how often, and the first place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const weighty = violations.filter(({ impact }) => impact !== 'minor');
  return weighty.map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`);
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
