import * as v from 'valibot';
import { integer, optional, text, withDefault } from '../decode/fields';

/** A path of the router's pattern form, such as `/news/:id`. */
export const routePattern = v.pipe(text, v.startsWith('/', 'a path that begins with /'));

/** A page's name for the tab and for search engines. */
export type PageTexts = {
  /** Without the site's name. */
  readonly title: string;
  /** Empty where there is none. */
  readonly description: string;
};

/** What a release says of one of its pages, besides that it has it. */
export const pageDescriptionSchema = v.object({
  path: routePattern,
  /** Decides between equally specific patterns of several releases; the higher one wins. */
  priority: optional(integer),
  title: text,
  description: text,
  /** Parameters of the query that the page reads, each with a regular expression for its whole value. */
  query: optional(v.record(v.string(), text)),
  /** Whether its first screen needs the lazy files of its module, so that browsers fetch them early. */
  needsLazyFiles: withDefault(v.boolean('true or false'), false),
  /** Whether search engines are told of it. A page with parameters has no address to tell. */
  isInSitemap: withDefault(v.boolean('true or false'), true),
});
export type PageDescription = v.InferOutput<typeof pageDescriptionSchema>;
