import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { SECRET, startFedServer } from '../../e2e/product/fedServer';
import { startProduct } from '../../e2e/product/startProduct';
import { at } from '../figures';
import { keepQuiet } from './measureBoard';

const MATCHES = 300;
/** Matches that change together with each watched one, as on a busy evening. */
const OTHERS = 4;

type Publish = Awaited<ReturnType<typeof startFedServer>>['publish'];

/** Milliseconds from a goal's publication by a feed to the frame that shows it, with 300 live matches. */
export async function goalToScreen(browser: Browser, options: BrowserContextOptions, goals: number) {
  const api = await startFedServer(MATCHES);
  const product = await startProduct({ API_ORIGIN: await api.origin(), SIGNATURE_SECRETS: SECRET });
  try {
    const page = await browser.newPage(options);
    await page.addInitScript(keepQuiet);
    await page.goto(`${product.url}/?filter=live`);
    const rows = await inSight(page);
    await untilConnected(page, rows[0] ?? 0, api.publish);
    const delays: number[] = [];
    for (let turn = 0; turn < goals; turn += 1) {
      const match = rows[turn % rows.length] ?? 0;
      // Consecutive goals of a match differ.
      const change = 2 + turn;
      await page.evaluate(watchScore, { match, text: String(change % 100) });
      const sent = await api.publish({ change, match, matches: 1 + OTHERS });
      delays.push((await page.evaluate(() => window.shown)) - sent);
      // Varies the moment between two frames of the hub.
      await page.waitForTimeout(50 + ((turn * 37) % 200));
    }
    return { p50: at(delays, 0.5), p99: at(delays, 0.99) };
  } finally {
    await product.stop();
    await api.stop();
  }
}

/** Matches whose rows are visible. */
async function inSight(page: Page): Promise<number[]> {
  await page.locator('[data-match]').first().waitFor();
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-match]')]
      .filter((row) => row.getBoundingClientRect().top > 0 && row.getBoundingClientRect().bottom < innerHeight)
      .map((row) => Number(row.dataset.match)),
  );
}

/** The connection starts after the first rows: a goal on screen proves that it is up. */
async function untilConnected(page: Page, match: number, publish: Publish): Promise<void> {
  const score = page.locator(`[data-match="${match}"] [data-column=score] :is(a, button) > span`).first();
  while ((await score.textContent()) !== '99') {
    await publish({ change: 1, match });
    await publish({ change: 99, match });
    await page.waitForTimeout(500);
  }
}

declare global {
  interface Window {
    /** When the frame with the awaited score was painted, in unix milliseconds. */
    shown: Promise<number>;
  }
}

/** Runs in the page. */
function watchScore({ match, text }: { match: number; text: string }): void {
  const score = () =>
    document.querySelector(`[data-match="${match}"] [data-column=score] :is(a, button) > span`)?.textContent;
  window.shown = new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (score() !== text) return;
      watching.disconnect();
      // The frame is painted after its callbacks; the message arrives when that is done.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(undefined);
      });
    });
    watching.observe(document, { subtree: true, childList: true, characterData: true });
  });
}
