import { expect, type Page } from '@playwright/test';
import { test } from '../product/test';

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
        if (parentElement.closest('font, script, style, svg, [translate=no]')) continue;
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

/** The minute of each running match, by its id. */
const minutesOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-match]')].flatMap((row) => {
        const label = row.querySelector('[data-column=time][data-kind=live]')?.textContent ?? '';
        return /^\d+’?$/.test(label) ? [[row.dataset.match, Number.parseInt(label, 10)]] : [];
      }),
    ),
  );

// Five minutes in a moment are too much for the hub's connection.
test.use({ site: 'simulated', expectedNoise: /Fault: live: / });

test('translated by the browser, the page goes on: minutes run, filters change, a detail opens and closes', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  await expect(page.locator('[data-match] [data-kind=live]').first()).toBeVisible();
  // What still loads would run out of time in the jump.
  await page.waitForLoadState('networkidle');
  await translate(page);
  const before = await minutesOf(page);
  await page.clock.runFor('05:00');
  await expect
    .poll(async () => {
      const now = await minutesOf(page);
      const played = Object.keys(before).filter((id) => id in now);
      return played.length > 0 && played.every((id) => (now[id] ?? 0) >= (before[id] ?? 0) + 5);
    })
    .toBe(true);
  await page.getByRole('tab', { name: /^Kết thúc/ }).click();
  await page
    .getByRole('button', { name: /chi tiết/ })
    .first()
    .click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('list', { name: 'Diễn biến' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await page.getByRole('tab', { name: /^Tất cả/ }).click();
  await page.getByRole('button', { name: 'Theo giải' }).click();
  await page.getByRole('link', { name: 'Kết quả', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kết quả bóng đá/);
});
