import { expect } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { matchRows } from '../board/board';
import { test } from '../browser/test';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

const board = serveBoard([boardMatch(1, { status_id: MatchStatus.FirstHalf })]);

/** Letters with marks above and below each other, and with descenders. */
const TALL = 'Ộgỵị';

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const) {
  test(`no mark or descender of a row is cut, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(board.url);
    await expect(matchRows(page)).toHaveCount(1);
    for (const column of ['home', 'away', 'competition']) {
      const cell = page.locator(`[data-match] [data-column=${column}]`);
      const name = cell.locator('> :is(a, span)').first();
      await name.evaluate((element, text) => {
        element.textContent = text;
      }, TALL);
      const shown = await cell.screenshot({ animations: 'disabled' });
      await name.evaluate((element) => element.style.setProperty('overflow', 'clip visible'));
      expect(shown.equals(await cell.screenshot({ animations: 'disabled' })), column).toBe(true);
    }
  });
}
