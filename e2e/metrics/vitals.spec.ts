import { expect, type Page, type Request } from '@playwright/test';
import { BEACON_PATH } from 'shared-kernel/protocol/beaconLimits';
import { test } from '../browser/clock';
import { openFedProduct } from './fedProduct';

const fed = openFedProduct();

/** The visitors' metrics of `api`, without the figures. */
async function vitalsCounted(): Promise<string[]> {
  const text = await (await fetch(new URL('/metrics', await fed.apiOrigin()))).text();
  return text.split('\n').filter((line) => /^tyso_web_vital_\w+_count\{/.test(line));
}

/** Opens a page, does something on it, and leaves once it measures. */
async function visit(page: Page, path: string): Promise<void> {
  const begun = page.waitForResponse(/\/beacon\/begin$/);
  await page.goto(fed.product().url + path);
  await (await begun).finished();
  await page.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.goto('about:blank');
}

test.describe('how fast a page was for its visitor', () => {
  test('is sent when it is left, by route and kind of device, and appears in /metrics', async ({ page }) => {
    await visit(page, '/?utm_source=somewhere');
    await expect
      .poll(vitalsCounted)
      .toEqual(
        expect.arrayContaining([
          'tyso_web_vital_lcp_seconds_count{route="/",device="desktop"} 1',
          'tyso_web_vital_fcp_seconds_count{route="/",device="desktop"} 1',
          'tyso_web_vital_ttfb_seconds_count{route="/",device="desktop"} 1',
          'tyso_web_vital_cls_count{route="/",device="desktop"} 1',
        ]),
      );
  });

  test('is counted for phones under the pattern of the page, not its address', async ({ browser }) => {
    const phone = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await visit(phone, '/news/123');
    await phone.close();
    await expect.poll(vitalsCounted).toContain('tyso_web_vital_ttfb_seconds_count{route="/news/:id",device="phone"} 1');
  });

  test('is in one message with all else that waits when the page is hidden, and names what the page showed', async ({
    page,
  }) => {
    const isReport = (request: Request) =>
      request.url().endsWith(BEACON_PATH) && (request.postData() ?? '').includes('"view"');
    const told = page.waitForRequest(isReport);
    const preloaded = page.waitForResponse(/\/r\/mfe-articles\/.*\/remoteEntry\./);
    await page.goto(fed.product().url);
    await told;
    await (await preloaded).finished();
    const sent: string[] = [];
    page.on('request', (request) => void (isReport(request) && sent.push(request.postData() ?? '')));
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('pagehide'));
    });
    await expect.poll(() => sent).toHaveLength(1);
    const shown = [{ remote: 'shell' }, { remote: 'mfe-scores' }, { remote: 'mfe-ads', isLate: true }];
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ vitals: { route: '/', releases: shown } });
  });

  test('is not for visitors to read', async () => {
    const answer = await fetch(new URL('/metrics', fed.product().url));
    expect(await answer.text()).not.toContain('tyso_');
  });
});
