import { CsvError, parse } from 'csv-parse/sync';
import { meantText } from 'feeds/polled/meantText';
import { ResultFileError } from './foundResults';

/** A row, and the line on which it ends. */
export type CsvRow<Column extends string> = { line: number; cell: (column: Column) => string };

/** No row of such a file is longer. */
const LONGEST_ROW = 10_000;

/**
 * Reads a table with a header; other columns are left out.
 *
 * @throws ResultFileError when it is no such table, or broken anywhere
 */
export function readCsv<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): CsvRow<Column>[] {
  const [header, ...rows] = rowsOf(file, text);
  const places = new Map(columns.map((column) => [column, header?.cells.indexOf(column) ?? -1]));
  if (header === undefined || [...places.values()].includes(-1)) {
    const came = header ? header.cells.join(', ').slice(0, 80) : 'nothing';
    throw new ResultFileError(`${file}: expected a table with the columns ${columns.join(', ')}, got ${came}`);
  }
  return rows.map(({ line, cells }) => ({
    line,
    cell: (column) => meantText(cells[places.get(column) ?? -1] ?? '').trim(),
  }));
}

function rowsOf(file: string, text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  try {
    parse(text, {
      bom: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      on_record(cells: string[], { lines }) {
        rows.push({ line: lines, cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    const long = `expected rows of up to ${LONGEST_ROW} characters, got a longer one after line ${rows.at(-1)?.line ?? 0}`;
    throw new ResultFileError(`${file}: ${isLong ? long : error.message}`);
  }
}
