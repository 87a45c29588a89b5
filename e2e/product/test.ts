import { expect } from '@playwright/test';
import { test as base } from '../browser/test';
import { addressOfSite, type SiteName } from './sharedSites';
import type { Product } from './startProduct';

type OfTheTest = {
  /** The name of the site that the test looks at and does not change; all workers share it. */
  site: SiteName;
  product: Pick<Product, 'url'>;
  /** The console messages that this test expects; any other fails it. */
  expectedNoise: RegExp | undefined;
  quietConsole: undefined;
};

/** Chromium's warning about a preload that the page uses late, as it does on a busy machine. */
const LATE_USE = /was preloaded using link preload but not used within a few seconds/;

/** A file that did not come within the shell's limit: the shell says so in the words of `isSlow`, or its remote does, and tries again. */
const LATE_FILE = /Fault: (?:\S+-unreachable|shell-file|told-by-remote)\b.*(?:no answer within|timed out|\(timeout: )/s;

/** Leaves out files that came late once, as on a busy machine: the second time is no matter of the machine. */
export function withoutLateFiles(said: readonly string[]): string[] {
  return said.filter((line, at) => !LATE_FILE.test(line) || said.indexOf(line) < at);
}

/** A test of a working page: its console must stay empty, and no content policy may be violated. */
export const test = base.extend<OfTheTest>({
  site: ['simulated', { option: true }],
  product: async ({ site }, use) => use({ url: await addressOfSite(site) }),
  baseURL: async ({ product }, use) => use(product.url),
  expectedNoise: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if ([LATE_USE, expectedNoise].some((known) => known?.test(message.text()))) return;
        said.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(withoutLateFiles(said), 'lines in the console').toEqual([]);
    },
    { auto: true },
  ],
});
