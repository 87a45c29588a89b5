import type { Page } from '@playwright/test';

/** Records the errors of a page: in its console, uncaught, and files that failed to load. */
export function listen(page: Page): readonly string[] {
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!faults.includes(fault)) faults.push(fault);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/r/') && answer.status() >= 400) note(`${pathname}: status ${answer.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') note(`${new URL(request.url()).pathname}: ${reason}`);
  });
  return faults;
}
