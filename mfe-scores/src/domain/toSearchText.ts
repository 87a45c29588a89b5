import { SEARCH_TEXT_MOST } from 'shared-kernel/protocol/rest';

/** What `delivery` hands on of a parameter, and so what `routes.json` takes: an address with more looks for nothing, here as there. */
const ADDRESS_MOST = 500;

/**
 * What is looked for, in one spelling; empty for nothing. Cut here for the app and for the server, whatever the field lets in:
 * between characters, since half of one cannot stand in an address.
 */
export function toSearchText(typed: string | null | undefined): string {
  if (!typed || typed.length > ADDRESS_MOST) return '';
  const cut = typed.replace(/\s+/g, ' ').trim().slice(0, SEARCH_TEXT_MOST);
  return cut.replace(/[\uD800-\uDBFF]$/, '').trim();
}
