import { createHash } from 'node:crypto';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { StoredContent } from '../../store/storedContent';

/** One published thing on both ends: an article, a setting, a banner. */
export type PublishedItem = {
  /** Its name within its kind, such as a slug. */
  key: string;
  /** Covers all of the editor's input. */
  fingerprint: string;
  /** For people. */
  title: string;
  /** Covers only its text: identifies it when its name has changed. */
  text?: string | undefined;
  /** ISO; missing without a fixed date. */
  date?: string | undefined;
  /** Names of what it consists of, where several people may have had a hand in it. */
  parts?: string[] | undefined;
};

/** The site's side of a kind of content. A new kind is one of these in `siteKinds.ts`, and a reader in `readers.ts`. */
export type ContentKind = {
  /** What visitors see now. */
  published(content: StoredContent): Promise<PublishedItem[]>;
  /**
   * Stores one item from a tool, new or changed.
   *
   * @throws DecodeError when it has the wrong shape
   */
  put(content: StoredContent, raw: unknown, at: string): Promise<void>;
  takeDown(content: StoredContent, key: string): Promise<unknown>;
  /** Renames an item, which is then put under the new name. Absent where nothing depends on a name. */
  rename?(content: StoredContent, from: string, to: string): Promise<void>;
};

/** Both ends compute it from a decoded item, whose keys have the order of its schema. */
export function fingerprintOf(item: unknown): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 22);
}

/** A text that PostgreSQL can store: it accepts neither NUL nor half of a surrogate pair. */
export const keptText = v.pipe(
  text,
  v.check(
    (value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value),
    'a text without NUL, whole in its characters',
  ),
);
