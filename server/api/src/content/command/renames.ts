import type { PublishedItem } from '../kinds/contentKind';
import type { ReadItem } from '../read/readItem';

/** An item that has another name on the site. */
export type Rename = { from: string; to: string };

/**
 * Finds new files that are known items under another name, so that they keep their id and with it their old address. A
 * file is identified by its whole text; or by its title and date, when no file has the old name. Ambiguous matches do
 * not count.
 *
 * @returns in an order in which each name is free when it is taken
 */
export function renamesOf(items: readonly ReadItem[], published: readonly PublishedItem[]): Rename[] {
  const files = new Map(items.map((item) => [item.key, item]));
  const known = new Map(published.map((item) => [item.key, item]));
  const free = items.filter(({ key }) => !known.has(key));
  const renames: Rename[] = [];
  const take = (item: ReadItem, old: PublishedItem) => {
    renames.push({ from: old.key, to: item.key });
    known.delete(old.key);
    free.splice(free.indexOf(item), 1);
    // Another file has taken the old name: its content may be renamed, too.
    const successor = files.get(old.key);
    if (successor) free.push(successor);
  };
  const takeAll = (likeness: Likeness, mayBeIt: (old: PublishedItem) => boolean) => {
    for (let index = 0; index < free.length; ) {
      const item = free[index];
      const old = item && onlyOne(item, free, [...known.values()].filter(mayBeIt), likeness);
      if (item && old) {
        take(item, old);
        index = 0;
      } else index += 1;
    }
  };
  takeAll(sameText, (old) => files.get(old.key)?.text !== old.text);
  takeAll(sameHead, (old) => !files.has(old.key));
  return renames;
}

type Likeness = (one: PublishedItem) => string | undefined;

const sameText: Likeness = ({ text }) => text;
const sameHead: Likeness = ({ title, date }) => date && `${date} ${title}`;

function onlyOne(
  item: ReadItem,
  others: readonly ReadItem[],
  olds: readonly PublishedItem[],
  likeness: Likeness,
): PublishedItem | undefined {
  const wanted = likeness(item);
  if (wanted === undefined || others.filter((other) => likeness(other) === wanted).length > 1) return undefined;
  const fitting = olds.filter((old) => likeness(old) === wanted);
  return fitting.length === 1 ? fitting[0] : undefined;
}
