import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';

test.beforeEach(({ page }) => withoutToasts(page));

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('the detail of a match is accessible', async ({ page }) => {
        await page.goto('/?filter=end');
        const score = matchRows(page)
          .first()
          .getByRole('button', { name: /chi tiết/ });
        if (width > 640) {
          await score.hover();
          await expect(page.locator('[data-hover-card]')).toBeVisible();
          expect(await findings(page), 'the pop-over').toEqual([]);
        }
        await score.click();
        await expect(page.getByRole('dialog').getByRole('list', { name: 'Diễn biến' })).toBeVisible();
        // Text is paler while a sheet rises.
        await page
          .getByRole('dialog')
          .evaluate((sheet) => Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)));
        expect(await findings(page), 'the detail').toEqual([]);
      });
    });
  }
}

/** Axe's findings: the rule, the count, and the first place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`);
}
