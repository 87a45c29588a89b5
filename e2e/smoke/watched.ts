import type { Page } from '@playwright/test';
import { watchSideBySide } from './sideBySide';

export const ADDRESS = 'http://thu.example';

/** Long enough for what the tests' releases do wrong at once, also on a busy machine. */
export const TIMES = { forMs: 600, answersInMs: 30_000, renderedInMs: 30_000 };

/** For what they do later: who looks sees it sooner. */
export const PATIENT = { ...TIMES, forMs: 30_000 };

export const FRAME = `<style>body{margin:0} main{min-height:100vh} header{height:48px}</style>
  <div id="tyso-root"><header>TySo</header><nav>Menu</nav><main>Kết quả</main><footer>Liên hệ</footer></div>`;

/** Adds a rule to the page, as a release's styles do. */
export const rule = (css: string) => `document.head.append(Object.assign(document.createElement('style'),
  { textContent: ${JSON.stringify(css)} }))`;

/** Watches three pages of a site whose release runs this script on the second. */
export async function watch(page: Page, script: string, times = TIMES, frame = FRAME): Promise<string[]> {
  const open = async () => {
    const one = await page.context().newPage();
    await one.route(`${ADDRESS}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
        : route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: `<!doctype html>${frame}${pathname === '/b' ? '<script defer src="/r/mfe/1/main.js"></script>' : ''}`,
          });
    });
    return one;
  };
  return watchSideBySide(open, ADDRESS, ['/a', '/b', '/c'], times);
}
