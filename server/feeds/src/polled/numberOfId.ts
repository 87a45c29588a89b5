import { createHash } from 'node:crypto';

/** The store's ids are numbers up to 2^52, which JavaScript and PostgreSQL hold exactly. */
const HEX_DIGITS = 13;

/**
 * The number by which the store knows a record that its vendor names by a text: always the same for the same text, on
 * every node and after a restart, without a table. Among a million records two share a number once in ten thousand such sets.
 *
 * @param kind of record, such as `match`; a match and a team of one text have different numbers
 */
export function numberOfId(vendor: string, kind: string, id: string): number {
  const digest = createHash('sha256').update(`${vendor}\0${kind}\0${id}`).digest('hex');
  return Number.parseInt(digest.slice(0, HEX_DIGITS), 16) || 1;
}
