import { expect } from '@playwright/test';
import { test } from '../product/test';

test('a part loads in a page that is busy for longer than its time limits, as on a cheap phone', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const isOfPart = (address: string) => /\/r\/mfe-articles\//.test(address);
    // Begins once the request is under way, and ends after a limit of 3 s would have.
    const work = () =>
      setTimeout(() => {
        const end = performance.now() + 4_000;
        while (performance.now() < end);
      });
    const { fetch } = window;
    window.fetch = (input, init) => {
      const answer = fetch(input, init);
      if (isOfPart(String(input))) work();
      return answer;
    };
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof HTMLScriptElement && isOfPart(node.src))) work();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/nhan-dinh-bong-da');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
