const MINUTE_MS = 60_000;
const UNITS: readonly (readonly [name: string, ms: number])[] = [
  ['d', 24 * 60 * MINUTE_MS],
  ['h', 60 * MINUTE_MS],
  ['min', MINUTE_MS],
];

/** Bytes as `12.3 kB`; a kilobyte is a thousand bytes, as in browsers' tools. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A change of size as `+1.4 kB`, `-12 B` or `same`. */
export function change(bytes: number): string {
  const size = Math.abs(bytes);
  if (size === 0) return 'same';
  return (bytes > 0 ? '+' : '-') + (size < 1000 ? `${size} B` : kilobytes(size));
}

/** The age in the largest unit that is not zero: `3 d`, `5 h`, `now`. */
export function age(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at);
  const unit = UNITS.find(([, one]) => ms >= one);
  return unit ? `${Math.floor(ms / unit[1])} ${unit[0]}` : 'now';
}

/** A text of a person as part of one line: another machine's may hold line breaks, and commands to the terminal. */
export function inLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** Lines with aligned columns; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
