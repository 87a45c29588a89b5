import { idFromText, idText } from 'shared-kernel/entities/idText';
import type { MatchId } from 'shared-kernel/entities/match';

/** The page of a match is `/tran-dau/{id}/{slug}`. The slug decorates: without it, or with another, the page is the same. */
export const MATCH_PATH = '/tran-dau';

/**
 * Below the base path, without the slug. Browsers write an apostrophe in two ways, and servers are to see one. Dots alone
 * would lead elsewhere, even encoded: such a match has only its detail.
 */
export function matchAddress(id: MatchId): string {
  const word = idText(id).replaceAll("'", '%27');
  return /^\.\.?$/.test(word) ? `/?match=${word}` : `${MATCH_PATH}/${word}`;
}

/** The match of an address below the base path; `undefined` where it names none. */
export function matchIdIn(path: string): MatchId | undefined {
  return idFromText(path.split('/')[2] ?? '');
}
