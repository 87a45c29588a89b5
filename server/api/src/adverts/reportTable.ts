import type { AdvertReport } from './adminRoutes';

type Row = AdvertReport['adverts'][number];
type Column = { head: string; isNumber?: true; of: (row: Row) => string };

const APART: Readonly<Record<AdvertReport['by'][number], Column>> = {
  day: { head: 'day', of: ({ day }) => day ?? '' },
  // Counts of older pages say neither.
  route: { head: 'page', of: ({ route }) => route || '–' },
  device: { head: 'device', of: ({ device }) => device || '–' },
};

const SUMS: readonly Column[] = [
  { head: 'slot', of: ({ slot }) => slot },
  { head: 'banner', of: ({ id }) => id },
  { head: 'shown', isNumber: true, of: ({ shown }) => String(shown) },
  { head: 'clicked', isNumber: true, of: ({ clicked }) => String(clicked) },
];

/** Clicks per hundred views. */
const RATE: Column = {
  head: 'rate',
  isNumber: true,
  of: ({ shown, clicked }) => (shown === 0 ? '–' : `${((clicked / shown) * 100).toFixed(1)} %`),
};

const columnsOf = ({ by }: AdvertReport) => [...by.map((one) => APART[one]), ...SUMS];

/** Views and clicks as a table for people. */
export function reportTable(report: AdvertReport): string[] {
  const { since, until, adverts } = report;
  const days = since === until ? since : `${since} to ${until}`;
  if (adverts.length === 0) return [`${days}: nothing was counted`];
  return [days, '', ...table([...columnsOf(report), RATE], adverts)];
}

/** The same as comma-separated values ([RFC 4180](https://www.rfc-editor.org/rfc/rfc4180)), for a spreadsheet. */
export function reportCsv(report: AdvertReport): string[] {
  const columns = columnsOf(report);
  const lines = [columns.map(({ head }) => head), ...report.adverts.map((row) => columns.map(({ of }) => of(row)))];
  return lines.map((line) => line.map(quoted).join(','));
}

/** No name of ours needs quotes; what was stored long ago might. */
function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function table(columns: readonly Column[], rows: readonly Row[]): string[] {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ of }) => of(row)))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((value, index) => {
        const width = widths[index] ?? 0;
        return columns[index]?.isNumber ? value.padStart(width) : value.padEnd(width);
      })
      .join('  '),
  );
}
