import { expect, type Page } from '@playwright/test';
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from 'shared-kernel/cleaning/articleRules';
import { HTML_ATTACKS } from 'shared-kernel/testing/hostile';
import { aNewsRecord } from './articleServer';
import { test } from './test';

const TAGS = [...ARTICLE_TAGS, 'iframe'];
const ATTRIBUTES = [
  ...ARTICLE_ATTRIBUTES,
  ...['rel', 'target', 'loading', 'sandbox', 'referrerpolicy', 'allowfullscreen'],
];

/** Ring 3 has all of them, and unit tests of `SafeHtml`: one of eight shows that Chromium reads what is left as jsdom does. */
const ATTACKS = HTML_ATTACKS.filter((_, at) => process.env.TEST_RING === 'long' || at % 8 === 0);

test('no attack leaves anything that runs', async ({ page, server }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  // Broken images would be replaced by a drawing; this test inspects the cleaned HTML.
  await page.addInitScript(() =>
    window.addEventListener('error', (event) => event.target instanceof Image && event.stopPropagation(), true),
  );
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('TrustedHTML') && refused.push(message.text()));
  server.state.news = ATTACKS.map(([name, content], index) => aNewsRecord(index + 1, { name, content }));
  await page.goto('/news');
  await openEach(page);
  expect([alerts, refused]).toEqual([[], []]);
});

/** Opens every article as a link does. */
async function openEach(page: Page): Promise<void> {
  for (const [index, [name]] of ATTACKS.entries()) {
    await page.evaluate(
      (path) => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
      `/news/${index + 1}-bai-${index + 1}`,
    );
    await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
    expect(await foreignIn(page), name).toEqual([]);
  }
}

/** Every tag and attribute that the rules do not allow, beside our own additions for accessibility. */
function foreignIn(page: Page): Promise<string[]> {
  return page
    .locator('main article > div')
    .first()
    .evaluate(
      (content, { tags, attributes }) => {
        const copy = content.cloneNode(true);
        if (!(copy instanceof Element)) return ['no element'];
        for (const region of copy.querySelectorAll('[role=region]')) region.replaceWith(...region.childNodes);
        const all = [...copy.querySelectorAll('*')];
        for (const one of all) for (const own of ['role', 'tabindex', 'aria-label']) one.removeAttribute(own);
        return all.flatMap((one) => [
          ...(tags.includes(one.localName) ? [] : [one.localName]),
          // A browser that cannot remove `is` from an element keeps it empty.
          ...one
            .getAttributeNames()
            .filter((name) => !attributes.includes(name) && !(name === 'is' && !one.getAttribute(name))),
        ]);
      },
      { tags: TAGS, attributes: ATTRIBUTES },
    );
}
