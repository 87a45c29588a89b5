import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { matchRows, scoreOf } from '../board/board';
import { test } from '../browser/test';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

const PRICED = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';

const board = serveBoard([
  boardMatch(1, { status_id: MatchStatus.FirstHalf }),
  boardMatch(2, { status_id: MatchStatus.Ended, home_scores: [3, 1] }),
]);

/** As browsers do that translate: each text gets an element of its own, now and later. What carries `translate="no"` stays. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
      for (const text of texts) {
        const { parentElement } = text;
        if (!parentElement || !/\p{L}|\d/u.test(text.textContent ?? '')) continue;
        if (parentElement.closest('font, script, style, [translate=no]')) continue;
        const inner = document.createElement('font');
        inner.textContent = text.textContent;
        const outer = document.createElement('font');
        outer.append(inner);
        parentElement.replaceChild(outer, text);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) wrap(node.nodeType === Node.TEXT_NODE ? target : node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('translated by the browser, a page goes on: minutes, goals and prices change, tabs and details open', async ({
  page,
}) => {
  await page.goto(`${board.url}/?filter=all`);
  const row = matchRows(page).first();
  const minute = row.locator('[data-column=time]');
  await expect(minute).toHaveText(/^\d+’/);
  await translate(page);
  // A half that began earlier is one that is further on.
  for (const goals of [1, 2]) {
    const minutes = 20 * goals;
    const match_time = Math.floor(Date.now() / 1000) - 60 * minutes;
    board.change(1, { match_time, home_scores: [goals], odds: PRICED.replace('0.95', `0.7${goals}`) });
    await expect(minute).toHaveText(new RegExp(`^${minutes}`));
    await expect(scoreOf(row)).toHaveText(new RegExp(`^${goals} –`));
    await expect(row.locator('[data-column=handicap]')).toContainText(`0.7${goals}`);
  }
  await page.getByRole('tab', { name: /^Kết thúc/ }).click();
  await page.getByRole('button', { name: /chi tiết/ }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.locator('strong')).toHaveText('3 – 0');
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await page.getByRole('tab', { name: /^Tất cả/ }).click();
  await page.getByRole('button', { name: 'Theo giải' }).click();
  await page.getByRole('navigation', { name: 'Menu chính' }).getByText('Kết quả').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kết quả bóng đá/);
});
