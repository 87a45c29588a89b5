import type { Ask, Rendered } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { fitting } from './renderFault';

const choiceSchema = v.object({
  store: v.picklist(['local', 'session'], 'local or session'),
  key: text,
  field: v.exactOptional(text),
  unless: v.array(text, 'a list'),
});

const statusSchema = v.variant(
  'status',
  [
    v.object({ status: v.picklist([200, 404]) }),
    v.object({ status: v.literal(301), location: v.pipe(text, v.check(isAddressOfOurs, 'a path of our site')) }),
  ],
  '200, 404, or 301 with a location',
);

const sharingSchema = v.object({
  type: v.exactOptional(v.picklist(['website', 'article'], 'website or article')),
  image: v.exactOptional(text),
  imageAlt: v.exactOptional(text),
  published: v.exactOptional(text),
  modified: v.exactOptional(text),
});

const renderedSchema = v.object({
  html: text,
  css: text,
  page: v.exactOptional(statusSchema),
  title: v.exactOptional(text),
  description: v.exactOptional(text),
  robots: v.exactOptional(v.literal('noindex', 'noindex')),
  canonical: v.exactOptional(v.pipe(text, v.check(isAddressOfOurs, 'a path of our site'))),
  og: v.exactOptional(sharingSchema),
  jsonLd: v.exactOptional(v.array(v.record(v.string(), v.unknown(), 'an object'), 'a list')),
  answers: v.exactOptional(v.array(text, 'a list')),
  notFor: v.exactOptional(v.array(choiceSchema, 'a list')),
  zoned: v.exactOptional(v.boolean('true or false')),
  validFor: v.exactOptional(v.pipe(v.number('seconds'), v.minValue(1, '1 or more'))),
});

const valueSchema = v.union([v.string(), v.number()], 'a text or a number');

const askSchema = v.object({
  key: v.pipe(text, v.maxLength(200, 'at most 200 characters')),
  path: v.pipe(text, v.check(isPathOfOurs, 'a path of our REST')),
  query: v.exactOptional(v.record(v.string(), v.union([valueSchema, v.array(valueSchema)], 'values'), 'parameters')),
});

/** @throws RenderFault when it is no rendering. The worker has checked HTML, styles and sizes. */
export function decodeRendered(raw: unknown): Rendered {
  return fitting(() => decode(renderedSchema, raw, 'rendered'));
}

/** @throws RenderFault when it is no list of requests to our REST */
export function decodeAsks(raw: unknown): Ask[] {
  return fitting(() => decode(v.array(askSchema, 'a list'), raw, 'asks'));
}

/** An address of another origin, one that climbs, or one with a query of its own is read as another path. */
function isPathOfOurs(path: string): boolean {
  return isAddressOfOurs(path) && !/[?#]/.test(path);
}

/** A path from the root as browsers write it, so that none of them reads another origin in it. */
export function isAddressOfOurs(address: string): boolean {
  const base = 'http://ours.invalid';
  return URL.canParse(address, base) && new URL(address, base).href === base + address;
}
