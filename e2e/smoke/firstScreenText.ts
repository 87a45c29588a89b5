import type { Page } from '@playwright/test';
import type { Change } from './frame';

/** Fewer characters than these say nothing about a page. */
const ENOUGH = 100;

/** What the app renders may differ from the server's HTML, but never by half of what is to be read. */
const LEAST_SHARE = 0.5;

/**
 * How many characters of the content can be read on the first screen: where a text is, its element must be, too, not hidden
 * or cut off by a style of any part of the page. Colours are not looked at. White space does not count.
 */
export function readableCharacters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return 0;
    const range = document.createRange();
    function isReadable(text: Node): boolean {
      if (!text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      range.selectNodeContents(text);
      const { left, top, bottom, width, height } = range.getBoundingClientRect();
      if (width < 1 || height < 1 || bottom <= 0 || top >= innerHeight) return false;
      const middle = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
      return document.elementsFromPoint(left + width / 2, middle).includes(text.parentElement);
    }
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const written = (text.textContent ?? '').replace(/\s+/g, '');
      if (written !== '' && isReadable(text)) count += written.length;
    }
    return count;
  });
}

/** What has become of the text that the server rendered; none when most of it can still be read. */
export function changesOfText(rendered: number, now: number): Change[] {
  if (rendered < ENOUGH || now >= rendered * LEAST_SHARE) return [];
  return [{ what: 'text', said: `its first screen was rendered with ${rendered} characters to read, and has ${now}` }];
}
