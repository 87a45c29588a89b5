import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, type Request } from '@playwright/test';
import { BEACON_PATH } from 'shared-kernel/protocol/beaconLimits';
import { test } from '../clock/test';
import { entryOf, THROWS_AT_FIRST } from '../faults/entries';
import { releaseEntry } from '../faults/releases';
import { INTERNAL_TOKEN } from '../product/fedServer';
import { openFedProduct } from './fedProduct';

const BROKEN = '9.9.0-throws';

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
    await expect.poll(vitalsCounted).toContain('tyso_web_vital_ttfb_seconds_count{route="/news/:id",device="phone"} 1');
    // Not before: a window that closes takes its last message with it.
    await phone.close();
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

type Named = { remote: string; release: string };

/** What `api` says of a release. */
async function told(isMeant: (one: Named) => boolean): Promise<unknown> {
  const headers = { authorization: `Bearer ${INTERNAL_TOKEN}` };
  const answer = await (await fetch(new URL('/internal/releases', await fed.apiOrigin()), { headers })).json();
  return answer.data.releases.find(isMeant);
}

const broken = () => told(({ release }) => release === BROKEN);

/** What `npm run releases -- mfe-ads` prints. */
async function listed(env: Record<string, string>): Promise<string> {
  const command = join(import.meta.dirname, '../../server/delivery/dist/bin/live.js');
  const args = [command, 'list', 'mfe-ads', '--data', fed.product().dataDir];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  return stdout;
}

test.describe('a release that throws at its visitors', () => {
  test('is known within seconds, with kind and page, and the list of releases shows it', async ({ page }) => {
    await releaseEntry(fed.product().dataDir, 'mfe-ads', BROKEN, entryOf(THROWS_AT_FIRST));
    await page.goto(`${fed.product().url}/top-nha-cai`);
    await expect.poll(broken).toMatchObject({
      ...{ remote: 'mfe-ads', release: BROKEN, views: 1 },
      faults: expect.arrayContaining([{ kind: 'part-threw-at-start', route: '/top-nha-cai', count: 1 }]),
    });
    const table = await listed({ API_ORIGIN: await fed.apiOrigin(), INTERNAL_TOKEN });
    expect(table).toMatch(new RegExp(`${BROKEN} .* 1 +1000\\.0 `));
    expect(table).toContain('faults/1000');
  });

  test('a shell that does not start tells of that', async ({ page }) => {
    await page.route(`${fed.product().url}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<script[^>]*id="tyso-site"[^>]*>)[^<]*/, '$1{}');
      await route.fulfill({ response, body });
    });
    await page.goto(fed.product().url);
    const shell = () => told(({ remote }) => remote === 'shell');
    await expect.poll(shell).toMatchObject({
      faults: expect.arrayContaining([{ kind: 'unexpected', route: '/*', count: 1 }]),
    });
  });

  test('no visitor reads it', async () => {
    const answer = await fetch(new URL('/internal/releases', fed.product().url));
    expect([answer.status, (await answer.text()).includes('part-threw')]).toEqual([404, false]);
  });

  test('the list says that figures are missing where no api answers', async () => {
    expect(await listed({ API_ORIGIN: '' })).toMatch(/^What visitors had of them is not known: api is not running/m);
  });
});
