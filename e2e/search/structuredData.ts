import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import * as v from 'valibot';

const address = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const words = v.pipe(v.string(), v.nonEmpty());
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/, 'a time with its zone'),
);
const named = (...types: string[]) => v.looseObject({ '@type': v.picklist(types), name: words });

/**
 * What Google asks of each type that we use (https://developers.google.com/search/docs/appearance/structured-data),
 * the recommended fields included. The validator knows the other half: breadcrumbs and lists.
 */
const TYPES: Readonly<Record<string, v.GenericSchema>> = {
  NewsArticle: v.looseObject({
    headline: v.pipe(words, v.maxLength(300)),
    datePublished: moment,
    dateModified: moment,
    author: v.union([named('Organization', 'Person'), v.array(named('Organization', 'Person'))]),
    image: v.optional(
      v.union([address, v.array(address), v.looseObject({ '@type': v.literal('ImageObject'), url: address })]),
    ),
  }),
  SportsEvent: v.looseObject({
    name: words,
    startDate: moment,
    eventStatus: v.optional(
      v.picklist(['EventScheduled', 'EventCancelled', 'EventPostponed'].map((name) => `https://schema.org/${name}`)),
    ),
    homeTeam: named('SportsTeam'),
    awayTeam: named('SportsTeam'),
  }),
  ItemList: v.looseObject({
    itemListElement: v.pipe(
      v.array(v.looseObject({ '@type': v.literal('ListItem'), position: v.number(), url: v.optional(address) })),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'positions from 1'),
    ),
  }),
  BreadcrumbList: v.looseObject({ itemListElement: v.pipe(v.array(v.looseObject({ name: words })), v.minLength(2)) }),
  WebSite: v.looseObject({ name: words, url: address }),
  Organization: v.looseObject({ name: words, url: address }),
};

const block = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() });

/** What is wrong with a page's JSON-LD. A type that nothing here knows is wrong, too. */
export async function structuredDataFaults(html: string): Promise<string[]> {
  const faults = blocksOf(html).flatMap((raw) => {
    const known = v.safeParse(block, raw);
    if (!known.success) return [`JSON-LD: ${v.summarize(known.issues)}`];
    const type = known.output['@type'];
    const result = v.safeParse(TYPES[type] ?? v.never(), raw);
    return result.success ? [] : [`${type}: ${v.summarize(result.issues)}`];
  });
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  const issues = await new Validator().validate(extracted);
  // Google asks for addresses alone in a list of links to pages; the validator takes its items for breadcrumbs.
  const errors = issues.filter(
    (issue) => issue.severity === 'ERROR' && !/"type":"ItemList".*"type":"ListItem"/.test(JSON.stringify(issue.path)),
  );
  return [...faults, ...errors.map(({ issueMessage, path }) => `${issueMessage} at ${JSON.stringify(path)}`)];
}

/** The types of a page's JSON-LD. */
export function typesIn(html: string): string[] {
  return blocksOf(html).map((raw) => (v.is(block, raw) ? raw['@type'] : 'unknown'));
}

function blocksOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']): unknown => JSON.parse(json));
}
