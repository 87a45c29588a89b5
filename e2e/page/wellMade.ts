import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { SHIFT_BUDGET, shiftSoFar } from './shifts';

/** Rows of matches and of tables are alike: all of them are read in ring 3, of many the first ones elsewhere. */
const FIRST_ROWS = process.env.TEST_RING === 'long' ? 10_000 : 6;

/**
 * What passes is not written down, which takes a fifth of the time. The contrast is judged as Axe does, but a text of one character
 * counts too: each digit of a score is an element.
 */
const OPTIONS = {
  resultTypes: ['violations' as const],
  checks: { 'color-contrast': { options: { ignoreLength: true } } },
};

/** Axe's findings above minor: the rule, the count, and the first place. */
export async function findings(page: Page, { rules, within }: { rules?: string[]; within?: string } = {}) {
  await page.locator('[data-match]').evaluateAll((rows, first) => {
    for (const [at, row] of rows.entries()) row.toggleAttribute('data-alike', at >= first);
  }, FIRST_ROWS);
  const axe = new AxeBuilder({ page }).options(OPTIONS);
  for (const alike of ['[data-alike]', `tbody > tr:nth-child(n + ${FIRST_ROWS + 1}):not([data-marked])`])
    axe.exclude(alike);
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const weighty = violations.filter(({ impact }) => impact !== 'minor');
  return weighty.map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`);
}

/** Its contrasts in the other theme. */
export async function darkFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const found = await findings(page, { rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  return found;
}

/** Since the page was opened nothing moved under its visitor's eyes. It needs `noteShifts`. */
export async function expectUnmoved(page: Page): Promise<void> {
  const { score, worst } = await shiftSoFar(page);
  expect(score, `what moved:${worst}`).toBeLessThanOrEqual(SHIFT_BUDGET);
}

/** The size of text that the visitor chose in the browser, in px. */
export async function browserText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  await session.detach();
}
