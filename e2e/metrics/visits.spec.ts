import { expect, type Page, type Request } from '@playwright/test';
import { decode } from 'shared-kernel/decode/decode';
import { BEACON_PATH } from 'shared-kernel/protocol/beaconLimits';
import * as v from 'valibot';
import { meetPopup } from '../adverts/places';
import { matchRows } from '../board/board';
import { launchOptions } from '../browser/launch';
import { test } from '../clock/test';
import { asVersion, liveRelease, withBuild } from '../faults/releasing';
import { askInside } from '../product/insideOf';
import { type } from '../releases/type';
import { openFedProduct } from './fedProduct';
import { startSecureFront } from './secureFront';

const BROKEN = '9.9.0';

const fed = openFedProduct();

/** For reports at once, from an address whose certificate is of nobody. */
const { args = [], ...options } = await launchOptions();
test.use({
  launchOptions: { ...options, args: [...args, '--short-reporting-delay', '--ignore-certificate-errors'] },
});

/** The visitors' metrics of `api`, without the figures. */
async function vitalsCounted(): Promise<string[]> {
  const text = await (await fetch(new URL('/metrics', await fed.apiOrigin()))).text();
  return text.split('\n').filter((line) => /^tyso_web_vital_\w+_count\{/.test(line));
}

/** What browsers have reported. */
async function reportsCounted(): Promise<string[]> {
  const text = await (await fetch(new URL('/metrics', await fed.apiOrigin()))).text();
  return text.split('\n').filter((line) => line.startsWith('tyso_page_reports_total{'));
}

test.describe('text that would become HTML', () => {
  let leave = async () => {};
  test.afterEach(() => leave());
  // Browsers report of whom their owner lets.
  test.use({ ignoreHTTPSErrors: true, permissions: ['background-sync'] });

  test('is refused wherever the site does not clean it, and the browser reports that', async ({ page }) => {
    const front = await startSecureFront(fed.product().url);
    leave = front.stop;
    const refused: string[] = [];
    await page.exposeFunction('refused', (directive: string) => void refused.push(directive));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        Reflect.get(window, 'refused')(effectiveDirective),
      ),
    );
    await page.goto(front.url);
    await expect(matchRows(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quảng cáo cuối màn hình' }).getByRole('img')).toBeVisible();
    await meetPopup(page);
    expect(refused).toEqual([]);
    const said = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">');
        return 'nothing';
      } catch (error) {
        return error instanceof Error ? error.name : 'something';
      }
    });
    expect(said).toBe('TypeError');
    await expect
      .poll(reportsCounted)
      .toEqual(['tyso_page_reports_total{kind="csp-violation",what="require-trusted-types-for"} 1']);
  });
});

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
    const reported = page.waitForRequest(isReport);
    const preloaded = page.waitForResponse(/\/r\/mfe-articles\/.*\/remoteEntry\./);
    await page.goto(fed.product().url);
    await reported;
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
async function reportOf(isMeant: (one: Named) => boolean): Promise<unknown> {
  const { releases } = decode(figuresSchema, await askInside(fed.api().dataDir, '/internal/figures'));
  return releases.find(isMeant);
}

const figuresSchema = v.object({ releases: v.array(v.looseObject({ remote: v.string(), release: v.string() })) });

const broken = () => reportOf(({ release }) => release.startsWith(BROKEN));

/** The page's code, which throws when it is rendered. */
function throwing(file: string, text: string): string {
  const code = file.startsWith('__federation_expose_App')
    ? text.replace(/default:\(\)=>\w+/, 'default:()=>()=>{throw new Error("broken at first")}')
    : text;
  return asVersion(BROKEN)(file, code);
}

test.describe('a release that throws at its visitors', () => {
  test('is known within seconds, with kind and page, and the list of releases shows it', async ({ page }) => {
    await withBuild('mfe-ads', throwing, (from) => type(fed.api(), 'release', 'mfe-ads', '--from', from, '--now'));
    const { url } = fed.product();
    await expect.poll(() => liveRelease(url, 'mfe-ads')).toContain(BROKEN);
    await page.goto(`${url}/top-nha-cai`);
    await expect.poll(broken).toMatchObject({
      remote: 'mfe-ads',
      views: 1,
      faults: expect.arrayContaining([{ kind: 'part-threw-at-start', route: '/top-nha-cai', count: 1 }]),
    });
    const table = await type(fed.api(), 'releases', 'mfe-ads');
    // A page that is open for five seconds tries again, and counts again.
    expect(table).toMatch(new RegExp(`${BROKEN}-\\w+ .* 1 +[1-9]000\\.0 `));
    expect(table).toContain('faults/1000');
  });

  test('a shell that does not start reports that', async ({ page }) => {
    await page.route(`${fed.product().url}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<script[^>]*id="tyso-site"[^>]*>)[^<]*/, '$1{}');
      await route.fulfill({ response, body });
    });
    await page.goto(fed.product().url);
    const shell = () => reportOf(({ remote }) => remote === 'shell');
    await expect.poll(shell).toMatchObject({
      faults: expect.arrayContaining([{ kind: 'unexpected', route: '/*', count: 1 }]),
    });
  });

  test('no visitor reads it', async () => {
    const answer = await fetch(new URL('/internal/figures', fed.product().url));
    expect([answer.status, (await answer.text()).includes('part-threw')]).toEqual([404, false]);
  });
});
