import type { PublishedItem } from '../kinds/contentKind';
import { type KindName, SITE_KINDS } from '../kinds/siteKinds';
import type { SiteContent } from '../publication';
import type { Content } from '../read/readers';
import type { ReadItem } from '../read/readItem';
import { type Rename, renamesOf } from './renames';

/** The effect of a publication on one kind. */
export type Difference = {
  kind: KindName;
  added: ReadItem[];
  /** Includes renamed items. */
  changed: ReadItem[];
  renamed: Rename[];
  takenDown: PublishedItem[];
  /** Names of those, and of parts, that the files do not have even as drafts. Somebody else may have published them. */
  missing: string[];
  unchanged: number;
};

/** The files are authoritative: anything on the site without a file is taken down. */
export function differences({ kinds }: Content, site: SiteContent): Difference[] {
  return [...kinds].map(([kind, { items, drafts = [] }]) => {
    const before = site.kinds[kind] ?? [];
    const renamed = SITE_KINDS[kind].rename ? renamesOf(items, before) : [];
    const nameOf = new Map(renamed.map(({ from, to }) => [from, to]));
    const published = before.map((item) => ({ ...item, key: nameOf.get(item.key) ?? item.key }));
    const known = new Map(published.map((item) => [item.key, item.fingerprint]));
    const wanted = new Set(items.map(({ key }) => key));
    const added = items.filter(({ key }) => !known.has(key));
    const changed = items.filter(({ key, fingerprint }) => known.has(key) && known.get(key) !== fingerprint);
    const takenDown = published.filter(({ key }) => !wanted.has(key));
    const missing = [
      ...takenDown.filter(({ key }) => !drafts.includes(key)).map(({ key }) => `${kind}/${key}`),
      ...changed.flatMap(({ key, parts = [] }) => {
        const lost = published.find((item) => item.key === key)?.parts?.filter((part) => !parts.includes(part));
        return (lost ?? []).map((part) => `${key}: ${part}`);
      }),
    ];
    const unchanged = items.length - added.length - changed.length;
    return { kind, added, changed, renamed, takenDown, missing, unchanged };
  });
}
