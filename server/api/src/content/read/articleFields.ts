import { PUBLISHED } from 'shared-kernel/entities/article';
import * as v from 'valibot';
import { articleItemSchema } from '../kinds/articleItem';
import type { Field } from './frontMatter';
import { DATE_EXPECTED, DAY_EXPECTED, readPublishedDate, updateProblem } from './publishedDate';
import { WRITTEN_ID, writtenId } from './writtenId';

const KEYS = ['name', 'slug', 'status', 'published_date', 'updated', 'description', 'image', 'match'] as const;
type Key = (typeof KEYS)[number];

const STATUSES = [PUBLISHED, 'Draft'];

export type ArticleFields = {
  slug: string;
  name: string;
  description: string;
  status: string;
  published_date: string | number;
  /** Time of the last correction. */
  updated_date?: string;
  /** The id of the match that it is about. */
  match?: string;
  /** As written in the file. */
  image: string | undefined;
};

type Problems = { line: number; message: string }[];

/**
 * Reads the front matter of an article.
 *
 * @param fileSlug the file's name without its ending: the default slug
 */
export function readArticleFields(fields: ReadonlyMap<string, Field>, fileSlug: string) {
  const problems: Problems = unknownKeys(fields);
  const read = (key: Key, expected: string, isFine: (text: string) => boolean, fallback?: string): string => {
    const field = fields.get(key);
    const value = (key === 'match' ? asWritten(field?.value) : field?.value) ?? fallback;
    if (typeof value === 'string' && isFine(value)) return value;
    const got = value === undefined ? 'nothing' : JSON.stringify(value);
    problems.push({ line: field?.line ?? 1, message: `${key}: expected ${expected}, got ${got}` });
    return '';
  };
  const fits = (key: 'slug' | 'name' | 'description') => (text: string) => v.is(articleItemSchema.entries[key], text);

  const published_date = readPublishedDate(read('published_date', DATE_EXPECTED, isDate)) ?? 0;
  const updated = fields.has('updated') ? readUpdated(read('updated', DAY_EXPECTED, isMoment)) : undefined;
  const wrongUpdate = updated === undefined ? undefined : updateProblem(updated, published_date, Date.now());
  if (wrongUpdate) problems.push({ line: fields.get('updated')?.line ?? 1, message: `updated: ${wrongUpdate}` });

  const match = fields.has('match')
    ? writtenId(
        'match',
        read('match', WRITTEN_ID.match, (text) => writtenId('match', text) !== undefined),
      )
    : undefined;

  const name = read('name', 'a title of at most 300 characters', fits('name')).trim();
  if (/^[“”«‘’].*[“”»‘’]$/.test(name) && !/[“”«»‘’.]/.test(name.slice(1, -1))) {
    const message = `name: expected a title without quotes around it, got ${name}: ' and " are those of YAML`;
    problems.push({ line: fields.get('name')?.line ?? 1, message });
  }

  const values: ArticleFields = {
    slug: read('slug', 'small letters, digits and hyphens', fits('slug'), fileSlug),
    name,
    description: read(
      'description',
      'a text of 1 to 1000 characters',
      (text) => isText(text) && fits('description')(text),
    ),
    status: read('status', STATUSES.join(' or '), (text) => STATUSES.includes(text)),
    published_date,
    ...(updated !== undefined && { updated_date: updated }),
    ...(match !== undefined && { match }),
    image: fields.has('image') ? read('image', 'the path of a picture', isText) : undefined,
  };
  return { values, problems };
}

/** The id of a match is a number to YAML. */
function asWritten(value: unknown): unknown {
  return Number.isSafeInteger(value) ? String(value) : value;
}

const isText = (text: string) => text.trim() !== '';
const isDate = (text: string) => readPublishedDate(text) !== undefined;
const isMoment = (text: string) => readUpdated(text) !== undefined;

/** A correction needs a fixed date: "now" would change with each publication. */
function readUpdated(text: string): string | undefined {
  const date = readPublishedDate(text);
  return typeof date === 'string' ? date : undefined;
}

function unknownKeys(fields: ReadonlyMap<string, Field>): Problems {
  return [...fields].flatMap(([key, { line }]) =>
    KEYS.some((known) => known === key) ? [] : [{ line, message: `${key}: expected one of ${KEYS.join(', ')}` }],
  );
}
