import type { MatchId } from 'shared-kernel/entities/match';
import { plain } from 'shared-kernel/rules/plainText';
import { matchAddress } from './matchAddress';

export type MatchNames = { readonly home: string; readonly away: string };

const LONGEST_SLUG = 80;

/**
 * The one address of a match below the base path, for search engines and for sharing: `/tran-dau/7/viet-nam-thai-lan`.
 *
 * @param names of its teams, if both are known
 */
export function namedMatchAddress(id: MatchId, names: MatchNames | undefined): string {
  const slug = names ? matchSlug(names) : '';
  return slug ? `${matchAddress(id)}/${slug}` : matchAddress(id);
}

/** Letters and digits of both names without marks; empty for names in other scripts. */
function matchSlug({ home, away }: MatchNames): string {
  const words = plain(`${home} ${away}`).match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, LONGEST_SLUG).replace(/-$/, '');
}
