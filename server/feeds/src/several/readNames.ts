import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { VariableError } from 'server-shared/config/environment';
import { errorCode } from 'server-shared/files/errorCode';
import { DecodeError } from 'shared-kernel/decode/decode';
import { createNames, FeedTableError, type Names } from './createNames';
import { decodeFeedTable, type FeedTable } from './feedTable';
import shipped from './names.json';

/** The names of the table that ships and of the operator's; the hash identifies them. */
export type ReadNames = { names: Names; hash: string };

/**
 * Reads the file of `FEED_TABLE`, if there is one.
 *
 * @param vendors names of feeds that an order may contain
 * @throws VariableError in one line that names the file, the path, what was expected and what came
 */
export function readNames(file: string | undefined, vendors: readonly string[]): ReadNames {
  return namesOf(file === undefined ? undefined : { file, text: readTable(file) }, vendors);
}

/** @param own content of an operator's table, and the file to name in an error */
export function namesOf(own: { file: string; text: string } | undefined, vendors: readonly string[]): ReadNames {
  const tables = [decodeFeedTable(shipped)];
  try {
    if (own) tables.push(withKnownFeeds(decodeFeedTable(JSON.parse(own.text)), vendors));
    const hash = createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 12);
    return { names: createNames(tables), hash };
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new VariableError(`FEED_TABLE: expected a file of JSON, got ${own?.file}: ${error.message}`);
    }
    if (!(error instanceof DecodeError || error instanceof FeedTableError)) throw error;
    throw new VariableError(`FEED_TABLE: ${own?.file}: ${error.message}`);
  }
}

function withKnownFeeds(table: FeedTable, vendors: readonly string[]): FeedTable {
  for (const [index, { feeds }] of table.competitions.entries()) {
    const unknown = feeds.findIndex((feed) => !vendors.includes(feed));
    const at = `At competitions.${index}.feeds.${unknown}`;
    if (unknown >= 0) {
      throw new FeedTableError(`${at}: expected one of ${vendors.join(', ')}, got ${JSON.stringify(feeds[unknown])}`);
    }
  }
  return table;
}

/** No table is larger; a larger file is something else. */
const MAX_BYTES = 5_000_000;

/** @throws VariableError when it cannot be read */
export function readTable(file: string): string {
  try {
    const bytes = readFileSync(file);
    if (bytes.length <= MAX_BYTES) return bytes.toString('utf8');
  } catch (error) {
    throw new VariableError(`FEED_TABLE: expected a file that can be read, got ${file} (${errorCode(error) || error})`);
  }
  throw new VariableError(`FEED_TABLE: expected a file of up to ${MAX_BYTES} bytes, got more in ${file}`);
}
