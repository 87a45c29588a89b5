import type { Locator, Page } from '@playwright/test';

/** The name of a score cell, with and without a score. */
const SCORE = /^(?:Tỷ số|Chưa có tỷ số)/;

/** The name of a match's star. @param teams as on screen, `Croatia – Brazil` */
export const followName = (teams: string) => `Theo dõi trận ${teams.replace(' – ', ' gặp ')}`;

/** Every line of a match: it has a star, unlike column and group heads. On a phone it has no score before kick-off. */
export function matchRows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Theo dõi / }) });
}

/** The line of one match, by its teams as on screen. */
export function rowOf(page: Page, teams: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: followName(teams), exact: true }) });
}

export function scoreOf(row: Locator): Locator {
  return row.getByRole('cell', { name: SCORE });
}

/** One appearance of a score on screen. */
export type Seen = { readonly teams: string; readonly score: string; readonly time: string };

/**
 * From now on records every change of a score cell as it is shown, from the first paint of each page on.
 *
 * @returns the list, which grows
 */
export async function writeDownScores(page: Page): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  await page.exposeFunction('tysoSeen', (entry: Seen) => void seen.push(entry));
  await page.addInitScript(() => {
    const shown = new Map<string, string>();
    const look = () => {
      for (const cell of document.querySelectorAll(
        '[role=cell]:is([aria-label^="Tỷ số"], [aria-label="Chưa có tỷ số"])',
      )) {
        const row = cell.closest('[role=row]');
        const star = row?.querySelector('[aria-label^="Theo dõi "]')?.getAttribute('aria-label') ?? '';
        const teams = star.replace('Theo dõi trận ', '').replace(' gặp ', ' – ');
        const score = cell.getAttribute('aria-label') ?? '';
        if (shown.get(teams) === score) continue;
        shown.set(teams, score);
        const time = row?.querySelectorAll('[role=cell]')[1]?.textContent ?? '';
        const note: unknown = Reflect.get(window, 'tysoSeen');
        if (typeof note === 'function') note({ teams, score, time });
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
  });
  return seen;
}
