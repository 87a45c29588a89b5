import { expect, type Page } from '@playwright/test';
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from 'shared-kernel/cleaning/articleRules';
import { HTML_ATTACKS } from 'shared-kernel/testing/htmlAttacks';
import { aNewsRecord } from './articleServer';
import { test } from './test';

const TAGS = [...ARTICLE_TAGS, 'iframe'];
const ATTRIBUTES = [
  ...ARTICLE_ATTRIBUTES,
  ...['rel', 'target', 'loading', 'sandbox', 'referrerpolicy', 'allowfullscreen'],
];

test('of no attack anything is left that runs, and cleaning twice is as cleaning once', async ({ page, server }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  // Broken pictures would be replaced by a drawing; this test inspects the cleaned HTML.
  await page.addInitScript(() =>
    window.addEventListener('error', (event) => event.target instanceof Image && event.stopPropagation(), true),
  );
  server.state.news = HTML_ATTACKS.map(([name, content], index) => aNewsRecord(index + 1, { name, content }));
  await page.goto('/news');
  const once = await contents(page);
  server.state.news = HTML_ATTACKS.map(([name], index) => aNewsRecord(index + 1, { name, content: once[index] ?? '' }));
  expect(await contents(page)).toEqual(once);
  expect(alerts).toEqual([]);
});

/** Opens every article by following links, and returns the rendered content. */
async function contents(page: Page): Promise<string[]> {
  const drawn: string[] = [];
  for (const [index, [name]] of HTML_ATTACKS.entries()) {
    await page.evaluate(
      (path) => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
      `/news/${index + 1}-bai-${index + 1}`,
    );
    await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
    const { html, foreign } = await lookAtContent(page);
    expect(foreign, name).toEqual([]);
    drawn.push(html);
  }
  return drawn;
}

/** The HTML without our own accessibility additions, and every tag and attribute that the rules do not allow. */
function lookAtContent(page: Page) {
  return page
    .locator('main article > div')
    .first()
    .evaluate(
      (content, { tags, attributes }) => {
        const copy = content.cloneNode(true);
        if (!(copy instanceof Element)) return { html: '', foreign: ['no element'] };
        for (const region of copy.querySelectorAll('[role=region]')) region.replaceWith(...region.childNodes);
        const all = [...copy.querySelectorAll('*')];
        for (const one of all) for (const own of ['role', 'tabindex', 'aria-label']) one.removeAttribute(own);
        const foreign = all.flatMap((one) => [
          ...(tags.includes(one.localName) ? [] : [one.localName]),
          // A browser that cannot remove `is` from an element keeps it empty.
          ...one
            .getAttributeNames()
            .filter((name) => !attributes.includes(name) && !(name === 'is' && !one.getAttribute(name))),
        ]);
        return { html: copy.innerHTML, foreign };
      },
      { tags: TAGS, attributes: ATTRIBUTES },
    );
}
