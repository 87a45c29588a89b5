import { expect, type Page } from '@playwright/test';

/** A page of a visitor who hides scores, whose every moment is looked through. */
export type Watched = {
  /** Waits for two frames of the page, and fails if anything of a secret was to be seen, read or heard until then. */
  isSilent(): Promise<void>;
};

const KEY = 'tysoLeaks';

/**
 * From the first byte of each page on, looks for a secret with each change and each frame: in what is shown or said to readers of the
 * screen, in attributes, in the title. Data in scripts are not looked at, nor what is rendered for others and hidden before it is seen.
 *
 * @param secret what no page may give away, as the source of an expression
 */
export async function watchFor(page: Page, secret: string): Promise<Watched> {
  await page.addInitScript(
    ({ source, key }) => {
      const leaks = new Set<string>();
      Reflect.set(window, key, leaks);
      const secrets = new RegExp(source);
      // Addresses have ports and hashes.
      const whole = new RegExp(`(?<![\\w-])(?:${source})(?!\\w)`);
      const note = (where: string, text: string, looked = secrets) => {
        if (looked.test(text)) leaks.add(`${where}: ${text.slice(0, 200)}`);
      };
      const look = () => {
        note('title', document.title);
        if (!document.body) return;
        // biome-ignore lint/performance/useDomNodeTextContent: what `visibility` hides is not seen.
        note('text', document.body.innerText);
        for (const element of document.body.querySelectorAll('*')) {
          if (element.closest('script, style, [data-blank]')) continue;
          for (const { name, value } of element.attributes) note(`${element.localName}[${name}]`, value, whole);
          const before = getComputedStyle(element, '::before').content;
          if (before !== 'none') note(`${element.localName}::before`, before);
        }
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      const eachFrame = () => {
        look();
        requestAnimationFrame(eachFrame);
      };
      eachFrame();
    },
    { source: secret, key: KEY },
  );
  return {
    async isSilent() {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const leaks = await page.evaluate((key) => [...(Reflect.get(window, key) as Set<string>)], KEY);
      expect(leaks, page.url()).toEqual([]);
      expect(await said(page), `to readers of the screen, ${page.url()}`).not.toMatch(new RegExp(secret));
    },
  };
}

/** All names, descriptions and values that a screen reader gets, a line for each. */
export async function said(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ name, description, value }) => [name?.value, description?.value, value?.value])
    .filter((text) => typeof text === 'string')
    .join('\n');
}

/** The choice, as the settings keep it. */
export async function hideScores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settings = { value: { hide_scores: true } };
    if (window === window.top && localStorage.getItem('tyso.settings') === null)
      localStorage.setItem('tyso.settings', JSON.stringify(settings));
  });
}
