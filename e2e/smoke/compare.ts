import type { Page } from '@playwright/test';
import { FIRST_PART_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import { lookUntilSettled } from './screen';

export type Comparison =
  /** `more` is the first text that the app has below all that was rendered. */
  | { readonly kind: 'same'; readonly more?: string }
  /** @see firstDifference */
  | { readonly kind: 'different'; readonly what: string }
  /** Why there is nothing to compare. */
  | { readonly kind: 'none'; readonly why: string };

/** What is live may change between rendering and app; what is always different is no change. */
const TRIES = 3;

/**
 * Opens a page with its scripts held back, looks at what the server rendered, lets the scripts go, and looks at what the
 * app has rendered in its place: in one visit, so that both have the same answers of `api`.
 *
 * The texts of the page's own content in the window count. Adverts do not: what a visitor has seen decides about them.
 */
export async function compareRendered(page: Page, address: string): Promise<Comparison> {
  let comparison = await compareOnce(page, address);
  for (let tries = 1; tries < TRIES && comparison.kind === 'different'; tries++)
    comparison = await compareOnce(page, address);
  return comparison;
}

async function compareOnce(page: Page, address: string): Promise<Comparison> {
  let letRun = () => {};
  const mayRun = new Promise<void>((resolve) => {
    letRun = resolve;
  });
  const scripts = /\/r\/[^?]+\.js$/;
  await page.route(scripts, async (route) => {
    await mayRun;
    await route.fallback();
  });
  try {
    await page.goto(address, { waitUntil: 'commit' });
    // Scripts of the page are deferred, so that the document is whole before they run.
    await page.waitForFunction(() => document.readyState !== 'loading');
    const isRendered = await page.locator(`[${FIRST_PART_ATTRIBUTE}="page"]`).isVisible();
    if (!isRendered) return { kind: 'none', why: 'nothing is there before they run' };
    if ((await page.locator('.boot-main').count()) > 0)
      return { kind: 'none', why: 'header and menu are not there before they run' };
    const rendered = await textBoxes(page);
    letRun();
    const screen = await lookUntilSettled(page);
    if (screen.kind !== 'rendered') return { kind: 'different', what: `a page, and the app has "${screen.text}"` };
    const app = await textBoxes(page);
    const what = firstDifference(rendered, app.slice(0, rendered.length));
    if (what !== undefined) return { kind: 'different', what };
    const more = app[rendered.length]?.text;
    return { kind: 'same', ...(more === undefined ? {} : { more }) };
  } finally {
    letRun();
    await page.unroute(scripts);
  }
}

async function textBoxes(page: Page): Promise<TextBox[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(lookAtTexts);
}

/**
 * Runs in the page. Neighbouring texts count as one: the app writes them one by one. How transparent they are does not
 * count: the mark of a minute blinks.
 */
function lookAtTexts(): TextBox[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const parents = [...main.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('[data-slot], [data-first^="slot:"], style, script, noscript') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return parents.flatMap((parent) => {
    const { x, y, width, height } = parent.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && y < innerHeight && y + height > 0 && x < innerWidth;
    const own = [...parent.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent).join('');
    const [left, top, wide, high] = [x, y, width, height].map(Math.round);
    return isSeen && parent.checkVisibility({ visibilityProperty: true })
      ? [{ text, x: left ?? 0, y: top ?? 0, width: wide ?? 0, height: high ?? 0 }]
      : [];
  });
}

/** A line of text on screen, in whole pixels from the upper left corner of the window. */
export type TextBox = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The first text that is not the same, or not in the same place.
 *
 * @param rendered as the server rendered it
 * @param app as the app rendered it then
 * @returns what was rendered and what the app has, or `undefined` when they are alike
 */
export function firstDifference(rendered: readonly TextBox[], app: readonly TextBox[]): string | undefined {
  const places = Array.from({ length: Math.max(rendered.length, app.length) }, (_, index) => index);
  const index = places.find((place) => boxText(rendered[place]) !== boxText(app[place]));
  return index === undefined ? undefined : `${boxText(rendered[index])}, and the app has ${boxText(app[index])}`;
}

function boxText(box: TextBox | undefined): string {
  if (!box) return 'nothing more';
  const { text, x, y, width, height } = box;
  return `"${text}" at ${x},${y} (${width} × ${height})`;
}
