import type { AdvertReport } from './adminRoutes';

const HEAD = ['slot', 'banner', 'shown', 'clicked', 'rate'];

/** The first columns are text; the others are numbers and right-aligned. */
const WORDS = 2;

/** Views and clicks as a table for people. The rate is clicks per hundred views. */
export function reportTable({ since, until, adverts }: AdvertReport): string[] {
  const days = since === until ? since : `${since} to ${until}`;
  if (adverts.length === 0) return [`${days}: nothing was counted`];
  const rows = adverts.map(({ slot, id, shown, clicked }) => [
    slot,
    id,
    ...[shown, clicked].map(String),
    rate(shown, clicked),
  ]);
  return [days, '', ...table([HEAD, ...rows])];
}

function rate(shown: number, clicked: number): string {
  return shown === 0 ? '–' : `${((clicked / shown) * 100).toFixed(1)} %`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => (column < WORDS ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
