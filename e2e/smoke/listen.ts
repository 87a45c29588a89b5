import type { Page } from '@playwright/test';

/**
 * Records the errors of a page: in its console, uncaught, and files that failed to load, each with the part whose it is.
 * What other hosts would send, such as an article's picture, counts for nobody's release: they are not asked.
 *
 * @param site the address of the site, whose origin alone is asked
 */
export async function listen(page: Page, site: string): Promise<readonly string[]> {
  const { origin } = new URL(site);
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!faults.includes(fault)) faults.push(fault);
  };
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' }),
  );
  page.on('console', (message) => {
    // What failed to load is noted with its address below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(`console: ${message.text()}${partOf(message.location().url)}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}${partOf(error.stack ?? '')}`));
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    // A page may be asked for that is to answer 404.
    if (answer.status() >= 400 && !answer.request().isNavigationRequest())
      note(`${pathname}: status ${answer.status()}${partOf(pathname)} on ${new URL(page.url()).pathname}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const { pathname } = new URL(request.url());
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') note(`${pathname}: ${reason}${partOf(pathname)}`);
  });
  return faults;
}

/** @param place an address, or a stack of them: the first release that it names */
function partOf(place: string): string {
  const name = /\/r\/([\w-]+)\//.exec(place)?.[1];
  return name === undefined ? '' : ` (of ${name})`;
}
