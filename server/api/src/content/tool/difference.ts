import type { PublishedItem } from '../kinds/contentKind';
import { type KindName, SITE_KINDS } from '../kinds/siteKinds';
import type { SiteContent } from '../publication';
import type { Content } from '../read/readers';
import type { ReadItem } from '../read/readItem';
import { type Rename, renamesOf } from './renames';

/** What a publication would do with one kind. */
export type Difference = {
  kind: KindName;
  added: ReadItem[];
  /** Those that have another name now are among them. */
  changed: ReadItem[];
  renamed: Rename[];
  takenDown: PublishedItem[];
  unchanged: number;
};

/** The files are the truth: what the site shows and no file has is taken down. */
export function differences({ kinds }: Content, site: SiteContent): Difference[] {
  return [...kinds].map(([kind, { items }]) => {
    const before = site.kinds[kind] ?? [];
    const renamed = SITE_KINDS[kind].rename ? renamesOf(items, before) : [];
    const nameOf = new Map(renamed.map(({ from, to }) => [from, to]));
    const published = before.map((item) => ({ ...item, key: nameOf.get(item.key) ?? item.key }));
    const known = new Map(published.map((item) => [item.key, item.fingerprint]));
    const wanted = new Set(items.map(({ key }) => key));
    const added = items.filter(({ key }) => !known.has(key));
    const changed = items.filter(({ key, fingerprint }) => known.has(key) && known.get(key) !== fingerprint);
    const takenDown = published.filter(({ key }) => !wanted.has(key));
    return { kind, added, changed, renamed, takenDown, unchanged: items.length - added.length - changed.length };
  });
}

/** As many as this go without a word; more, and more than a fifth of a kind, look like a wrong folder. */
const FEW = 5;

/** Kinds of which so much would be taken down that somebody should say that it is meant. */
export function suspicious(all: readonly Difference[]): Difference[] {
  return all.filter(({ takenDown, changed, unchanged }) => {
    const published = takenDown.length + changed.length + unchanged;
    return takenDown.length > FEW && takenDown.length * 5 > published;
  });
}
