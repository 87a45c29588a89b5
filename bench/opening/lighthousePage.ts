import { chromium, type LaunchOptions } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../e2e/operations/freePort';
import { asNumber } from '../figures';

/** Lighthouse's results for a page on its simulated middling phone with slow 4G; times in milliseconds. */
export type Visit = {
  /** 0 to 100. */
  score: number;
  seo: number;
  accessibility: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
};

/** Opens an address in a new browser with an empty cache. */
export async function lighthousePage(options: LaunchOptions, url: string): Promise<Visit> {
  const port = await freePort();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'seo', 'accessibility'],
    });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return visitOf(result.lhr);
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function visitOf({ categories, audits }: Report): Visit {
  const percent = (name: string) => Math.round(asNumber(categories[name]?.score) * 100);
  const figure = (name: string) => asNumber(audits[name]?.numericValue);
  return {
    score: percent('performance'),
    seo: percent('seo'),
    accessibility: percent('accessibility'),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}
