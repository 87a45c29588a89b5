import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { startProduct } from '../product/startProduct';

/** A visitor with this token may open the tools. */
export const TOKEN = 'mời vào';

export function startGuarded() {
  const tokenHash = createHash('sha256').update(TOKEN).digest('hex');
  return startProduct({ FEED: 'none', GUARD: 'on', GUARD_TOKEN_HASH: tokenHash });
}

/** How long a person leaves a debugger paused, in milliseconds. */
const STANDS_MS = 200;

/**
 * Simulates open developer tools: an attached debugger, which pauses at `debugger` until it is resumed. A browser
 * without a window has no real tools to open.
 */
export async function openTools(page: Page) {
  const tools = await page.context().newCDPSession(page);
  const stops = { count: 0 };
  tools.on('Debugger.paused', () => {
    stops.count += 1;
    setTimeout(() => void tools.send('Debugger.resume').catch(() => {}), STANDS_MS);
  });
  await tools.send('Debugger.enable');
  return stops;
}

/** The guard has started: it blocks the keys of the tools. */
export async function isGuarded(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const press = new KeyboardEvent('keydown', { key: 'F12', bubbles: true, cancelable: true });
    document.body.dispatchEvent(press);
    return press.defaultPrevented;
  });
}

export async function aGuardedPage(page: Page, address: string) {
  await page.goto(address);
  await expect.poll(() => isGuarded(page)).toBe(true);
}
