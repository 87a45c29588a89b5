import { fingerprintOf, type PublishedItem } from '../kinds/contentKind';
import type { PictureFile } from './pictureFile';
import type { Problem } from './problem';

/** One item for the site. */
export type ReadItem = PublishedItem & {
  item: unknown;
  /** The item with what is only made when it is sent: see `finishItems`. */
  finish?(): Promise<{ item: unknown; pictures: PictureFile[] }>;
};

/** Content of one kind from its files. */
export type ReadKind = {
  items: ReadItem[];
  /** Keys of drafts that were left out. */
  drafts?: string[];
  /** All pictures that the items show. */
  pictures: PictureFile[];
  problems: Problem[];
};

/** Gives an item its fingerprint. */
export function toReadItem(key: string, title: string, item: unknown): ReadItem {
  return { key, title, item, fingerprint: fingerprintOf(item) };
}
