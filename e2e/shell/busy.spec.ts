import { expect } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';

const FILES = [
  ['manifest', /\/r\/mfe-scores\/.*mf-manifest/],
  ['entry', /\/r\/mfe-scores\/.*remoteEntry/],
  ['module', /\/r\/mfe-scores\/.*expose_App/],
] as const;

/** When the page gets busy after the file was asked for, and when the file comes, in milliseconds. */
const MOMENTS = [
  ['at once', 0, 1_000],
  ['in the last second before the limit', 2_500, 2_700],
] as const;

/** Each costs four seconds at work: one of them with each run. */
const [files, moments] = process.env.TEST_RING === 'long' ? [FILES, MOMENTS] : [FILES.slice(-1), MOMENTS.slice(-1)];

for (const [file, address] of files)
  for (const [when, busyAfter, comesAfter] of moments)
    test(`a part’s ${file} is loaded by a page that gets busy ${when}, as on a cheap phone`, async ({ page }) => {
      await page.route(address, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, comesAfter));
        await route.continue();
      });
      await page.addInitScript(
        ({ source, delay }) => {
          if (window !== window.top) return;
          const noteRequest = (asked: string) => {
            if (!new RegExp(source).test(asked)) return;
            setTimeout(() => {
              const end = performance.now() + 4_000;
              while (performance.now() < end);
            }, delay);
          };
          const { fetch } = window;
          window.fetch = (input, init) => {
            const answer = fetch(input, init);
            noteRequest(String(input));
            return answer;
          };
          new MutationObserver((changes) => {
            for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
              if (node instanceof HTMLScriptElement) noteRequest(node.src);
          }).observe(document, { childList: true, subtree: true });
        },
        { source: address.source, delay: busyAfter },
      );
      await page.goto('/');
      await expect(matchRows(page).first()).toBeVisible();
    });
