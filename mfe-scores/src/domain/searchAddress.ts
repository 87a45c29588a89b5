import { SEARCH_TEXT_MOST } from 'shared-kernel/protocol/rest';

export const SEARCH_PATH = '/tim-kiem';

/** The query parameter with what the visitor looks for. */
export const TEXT_PARAMETER = 'q';

/** What is looked for, in one spelling; empty for nothing. */
export function toSearchText(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_TEXT_MOST).trim();
}
