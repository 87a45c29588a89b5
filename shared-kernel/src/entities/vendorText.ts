import * as v from 'valibot';
import { text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { readBy } from '../decode/readBy';
import { id } from './id';

/** The languages in which vendors are known to write. */
export const TEXT_LANGUAGES = ['en', 'zh'] as const;

/** Most lines of a match that are kept and shown, and most characters of one. */
export const TEXT_LINES_MOST = 100;
export const TEXT_LINE_MOST = 400;

const lineSchema = v.object({
  /** As the vendor writes it, such as `45+2`; missing for what has no minute. */
  time: secondary(
    'time',
    v.pipe(
      text,
      readBy('a minute', (given) => /^\d{1,3}(?:\+\d{1,2})?$/.exec(given)?.[0]),
    ),
  ),
  lang: v.picklist(TEXT_LANGUAGES, `a language: ${TEXT_LANGUAGES.join(', ')}`),
  text: v.pipe(
    text,
    readBy(`a text of 1 to ${TEXT_LINE_MOST} characters`, (given) =>
      given.length > 0 && given.length <= TEXT_LINE_MOST ? given : undefined,
    ),
  ),
});

/** What a vendor wrote of a match, word for word; not ours, and nothing that our texts are made of. */
export const vendorTextSchema = v.object({
  match_id: id,
  /** The oldest first. */
  lines: v.pipe(
    validItems('lines', lineSchema),
    readBy('a list', (lines) => lines.slice(-TEXT_LINES_MOST)),
  ),
});

export type VendorText = v.InferOutput<typeof vendorTextSchema>;
export type VendorTextLine = VendorText['lines'][number];
