import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'replay', REPLAY_SPEED: '600' });
});
test.afterAll(() => product?.stop());

/** The goals as heard, then as seen. Both quarter-finals of 9 December 2022; the kicks of the shoot-outs are no goals. */
const GOALS = [
  'Brazil, phút 105 cộng 1 105+1’ Croatia 0 – 1 Brazil Neymar',
  'Croatia, phút 117 117’ Croatia 1 – 1 Brazil Bruno Petković',
  'Argentina, phút 35 35’ Hà Lan 0 – 1 Argentina Nahuel Molina',
  'Argentina, phút 73 73’ Hà Lan 0 – 2 Argentina Lionel Messi (phạt đền)',
  'Hà Lan, phút 83 83’ Hà Lan 1 – 2 Argentina Wout Weghorst',
  'Hà Lan, phút 90 cộng 11 90+11’ Hà Lan 2 – 2 Argentina Wout Weghorst',
];

test('each goal of a real match day is announced once, on a page without a board', async ({ page }) => {
  const reported = await writeDownToasts(page);
  await page.goto(`${product.url}/tips`);
  await expect.poll(() => reported.filter((text) => text.startsWith('Bàn thắng')).length, { timeout: 90_000 }).toBe(6);
  const goals = reported.filter((text) => text.startsWith('Bàn thắng'));
  expect(goals.toSorted()).toEqual(GOALS.map((goal) => `Bàn thắng, ${goal}`).toSorted());
});

/** Each toast as first shown, without its competition. */
async function writeDownToasts(page: Page): Promise<readonly string[]> {
  const reported: string[] = [];
  await page.exposeFunction('tysoToast', (text: string) => void reported.push(text));
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const look = () => {
      for (const toast of document.querySelectorAll('[role=status] a[href*="highlight="]')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        const note: unknown = Reflect.get(window, 'tysoToast');
        const words = [...toast.querySelectorAll('b, :not(b) > span:not(:has(*))')].map((part) =>
          part.textContent?.trim(),
        );
        if (typeof note === 'function') note(words.filter((word) => word && word !== 'World Cup 2022').join(' '));
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  return reported;
}
