import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import { pageTitle } from 'shared-kernel/contract/siteTexts';
import type { DeliveryConfig } from '../../config/deliveryConfig';
import { articleHtml } from './articleHtml';
import type { Found } from './createReader';
import { createSiteAddress, type SiteAddress } from './createSiteAddress';
import { headTags } from './headTags';
import { listHtml } from './listHtml';
import type { Reading } from './reading';
import { readingHead } from './readingHead';
import { READING_TEXTS } from './readingTexts';

/** Content of a page besides the start of the app. */
export type Readable = {
  readonly title: string;
  /** HTML of the head. */
  readonly tags: string;
  /** Shown until the app has rendered the same. */
  readonly html: string | undefined;
  readonly answer: PreloadedResponse | undefined;
};

/** Only the app renders longer articles: cleaning and compressing one here would block all other visitors. */
const LONGEST_CONTENT = 500_000;

/** Search engines are to drop the page. */
const MISSING: Readable = {
  title: pageTitle(READING_TEXTS.missing),
  tags: '<meta name="robots" content="noindex">',
  html: undefined,
  answer: undefined,
};

/**
 * What the content of a page adds to its HTML; `undefined` is nothing. `texts` are those of its release.
 *
 * @param clean removes everything harmful from an article's HTML
 */
export function createReadablePages(config: DeliveryConfig, clean: (html: string) => string) {
  const at = createSiteAddress(config);
  return ({ reading, readAt }: Found, texts: PageTexts): Readable | undefined => {
    if (reading.kind === 'missing') return MISSING;
    const head = readingHead(reading, texts, at);
    const answer = 'answer' in reading && !isTooLong(reading) ? reading.answer : undefined;
    return { title: head.title, tags: headTags(head), html: htmlOf(reading, { readAt, at, clean }), answer };
  };
}

/** Content that search engines list. */
type Content = Exclude<Reading, { kind: 'missing' }>;

type Means = { readAt: number; at: SiteAddress; clean: (html: string) => string };

function htmlOf(reading: Content, { readAt, at, clean }: Means): string | undefined {
  switch (reading.kind) {
    case 'article':
      if (isTooLong(reading)) return undefined;
      return articleHtml(reading.article, reading.of, clean(reading.article.content), at);
    case 'list':
      return listHtml(reading.articles, reading.of, readAt, at);
    case 'match':
      return undefined;
  }
}

function isTooLong(reading: Reading): boolean {
  return reading.kind === 'article' && reading.article.content.length > LONGEST_CONTENT;
}
