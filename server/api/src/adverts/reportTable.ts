import type { AdvertReport } from './adminRoutes';

type Row = AdvertReport['adverts'][number];
type Column = { head: string; isNumber?: true; of: (row: Row) => string };

const APART: Readonly<Record<AdvertReport['by'][number], Column>> = {
  day: { head: 'day', of: ({ day }) => day ?? '' },
  route: { head: 'page', of: ({ route }) => route ?? '' },
  // None where the browser did not say.
  device: { head: 'device', of: ({ device }) => device || '–' },
};

/** The places, in the words of docs/advertising.md. */
const PLACES = new Map([
  ['OnHeaderLevel1', 'beside the logo'],
  ['OnHeaderLevel2', 'top of the page'],
  ['OnHeaderLevel3', 'above the board'],
  ['FixTopLeft', 'upper left'],
  ['FixMiddleLeft', 'middle left'],
  ['FixTopRight', 'upper right'],
  ['FixMiddleRight', 'middle right'],
  ['FixBottom', 'bottom edge'],
  ['LandingCards', 'cards'],
  ['CardBet', 'buttons of cards'],
  ['TopBookmakers', 'ranking'],
  ['Overlays', 'popup and floats'],
]);

const PLACE: Column = { head: 'place', of: ({ slot }) => PLACES.get(slot) ?? slot };

/** By its title; by its id, too, where another of the same place has the same title. */
function advertColumn(adverts: readonly Row[]): Column {
  const isOther = (one: Row, { slot, id, title }: Row) => one.slot === slot && one.title === title && one.id !== id;
  return {
    head: 'advert',
    of: (row) => {
      if (row.title === undefined) return row.id;
      return adverts.some((one) => isOther(one, row)) ? `${row.title} (${row.id})` : row.title;
    },
  };
}

/** As they are stored, for comparison with other days. */
const NAMES: readonly Column[] = [
  { head: 'slot', of: ({ slot }) => slot },
  { head: 'banner', of: ({ id }) => id },
  { head: 'title', of: ({ title = '' }) => title },
];

const SUMS: readonly Column[] = [
  { head: 'shown', isNumber: true, of: ({ shown }) => String(shown) },
  { head: 'clicked', isNumber: true, of: ({ clicked }) => String(clicked) },
];

/** Clicks per hundred views. */
const RATE: Column = {
  head: 'rate',
  isNumber: true,
  of: ({ shown, clicked }) => (shown === 0 ? '–' : `${((clicked / shown) * 100).toFixed(1)} %`),
};

/** Views and clicks as a table for people, with all together in the last line. */
export function reportTable(report: AdvertReport): string[] {
  const { since, until, by, adverts } = report;
  const days = since === until ? since : `${since} to ${until}`;
  if (adverts.length === 0) return [`${days}: nothing was counted`];
  const columns = [...by.map((one) => APART[one]), PLACE, advertColumn(adverts), ...SUMS, RATE];
  return [days, '', ...table(columns, adverts)];
}

/** The same as comma-separated values ([RFC 4180](https://www.rfc-editor.org/rfc/rfc4180)), for a spreadsheet. */
export function reportCsv(report: AdvertReport): string[] {
  const columns = [...report.by.map((one) => APART[one]), ...NAMES, ...SUMS];
  const lines = [columns.map(({ head }) => head), ...report.adverts.map((row) => columns.map(({ of }) => of(row)))];
  return lines.map((line) => line.map(quoted).join(','));
}

/** What was stored long ago may need quotes, and titles do. */
function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function table(columns: readonly Column[], rows: readonly Row[]): string[] {
  const sum = (of: 'shown' | 'clicked') => rows.reduce((all, row) => all + row[of], 0);
  const all: Row = { slot: '', id: '', shown: sum('shown'), clicked: sum('clicked') };
  const together = columns.map(({ of, isNumber }, index) => (isNumber ? of(all) : index === 0 ? 'together' : ''));
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ of }) => of(row))), together];
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
