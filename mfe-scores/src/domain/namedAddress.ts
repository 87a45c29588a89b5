import type { Id } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { PAGE_PATHS, type PageKind, pageAddress } from 'shared-kernel/rules/pageAddress';
import { plain } from 'shared-kernel/rules/plainText';

export type MatchNames = { readonly home: string; readonly away: string };

const LONGEST_SLUG = 80;

/** The one address of a record below the base path, for search engines and for sharing: `/doi-bong/7/viet-nam`. */
export function namedAddress(kind: PageKind, id: Id, name: string): string {
  const address = pageAddress(kind, id);
  const slug = slugOf(name);
  return slug && address.startsWith(PAGE_PATHS[kind]) ? `${address}/${slug}` : address;
}

/** @param names of its teams, if both are known */
export function namedMatchAddress(id: MatchId, names: MatchNames | undefined): string {
  return namedAddress('match', id, names ? `${names.home} ${names.away}` : '');
}

/** Letters that Unicode does not take apart. */
const LATIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Letters and digits without marks; empty for names in other scripts. */
function slugOf(name: string): string {
  const latin = plain(name).replace(/[øłıßæœ]/g, (letter) => LATIN[letter] ?? letter);
  const words = latin.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, LONGEST_SLUG).replace(/-$/, '');
}
