import type { Page } from '@playwright/test';

/** Writes down what goes wrong in a page: errors in its console, errors nobody caught, files that did not come. */
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
    // Leaving a page breaks off what is on its way.
    if (reason !== 'net::ERR_ABORTED') note(`${new URL(request.url()).pathname}: ${reason}`);
  });
  return faults;
}
