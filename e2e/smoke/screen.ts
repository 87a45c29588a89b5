import type { Page } from '@playwright/test';
import { FIRST_PAGE_ID, FIRST_PART_ATTRIBUTE } from 'shared-kernel/contract/htmlData';

/** How long a page may take to render a remote, in milliseconds; the shell itself gives up after 8 s. */
const LIMIT_MS = 12_000;

/** The state of a remote's part of the page. */
export type Screen = { readonly kind: 'rendered' | 'waiting' | 'trouble'; readonly text: string };

/** Waits until the page is rendered, or shows an error; returns the last state. */
export async function lookUntilSettled(page: Page): Promise<Screen> {
  let seen: Screen = { kind: 'waiting', text: '' };
  const until = Date.now() + LIMIT_MS;
  do {
    seen = await page.evaluate(lookAtScreen, FIRST_PAGE_ID);
    if (seen.kind !== 'waiting') return seen;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  } while (Date.now() < until);
  return seen;
}

/** Runs in the page. Content that `delivery` wrote, adverts and loading texts do not count as rendered by a remote. */
function lookAtScreen(firstPageId: string): Screen {
  const main = document.querySelector('main');
  if (!main) return { kind: 'waiting', text: `a page without content, ${document.title}` };
  const trouble = main.querySelector('[role=alert]');
  if (trouble) return { kind: 'trouble', text: trouble.textContent ?? '' };
  const written = document.getElementById(firstPageId);
  const own = main.cloneNode(true);
  if (own instanceof Element) for (const slot of own.querySelectorAll('[data-slot], style, script')) slot.remove();
  const text = (own.textContent ?? '').trim();
  const isOnItsWay = written !== null || text === '' || text.includes('Đang tải dữ liệu');
  return { kind: isOnItsWay ? 'waiting' : 'rendered', text: text.slice(0, 200) };
}

/** The state of each advertising place of the page. */
export type Places = Readonly<Record<string, 'rendered' | 'empty'>>;

/** Waits until all these places on the page are filled, since adverts come after the content; returns the state. */
export async function lookAtPlaces(page: Page, names: readonly string[]): Promise<Places> {
  const until = Date.now() + LIMIT_MS;
  let places: Places;
  do {
    places = await page.evaluate(lookAtSlots, FIRST_PART_ATTRIBUTE);
    const isFilled = names.every((name) => places[name] !== 'empty');
    if (isFilled) return places;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  } while (Date.now() < until);
  return places;
}

/** Runs in the page. What the server rendered does not count as rendered by a remote. */
function lookAtSlots(firstPart: string): Places {
  const boxes = [...document.querySelectorAll('[data-slot]')];
  return Object.fromEntries(
    boxes.map((box) => {
      const isRendered = [...box.querySelectorAll('*')].some(
        (child) => !child.closest(`[${firstPart}]`) && child.getClientRects().length > 0,
      );
      return [box.getAttribute('data-slot') ?? '', isRendered ? 'rendered' : 'empty'];
    }),
  );
}
