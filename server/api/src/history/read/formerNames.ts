import type { CsvRow } from './readCsv';

export const FORMER_COLUMNS = ['current', 'former', 'start_date', 'end_date'] as const;

/** Whose results are of one team, whatever it was called on a day (`1974-06-14`). */
export type FormerNames = {
  /** The name of today. */
  asToday(name: string, day: string): string;
  /** The name of that day. */
  asThen(name: string, day: string): string;
};

type Entry = { current: string; former: string; from: string; until: string };

/** A name counts on its days alone: another team may have had it before or since. */
export function formerNames(rows: readonly CsvRow<(typeof FORMER_COLUMNS)[number]>[]): FormerNames {
  const entries = rows.map(
    ({ cell }): Entry => ({
      current: cell('current'),
      former: cell('former'),
      from: cell('start_date'),
      until: cell('end_date'),
    }),
  );
  const on = (day: string) => entries.filter(({ from, until }) => from <= day && day <= until);
  return {
    asToday: (name, day) => on(day).find(({ former }) => former === name)?.current ?? name,
    asThen: (name, day) => on(day).find(({ current }) => current === name)?.former ?? name,
  };
}
