import type { FeedMatch } from '../../feedRecords';

/** `[time of the change, minute, value, value, value, status, closed, "h-a"]`. */
export type OddsRow = [number, string, number, number, number, number, 0 | 1, string];
export type OddsRows = Record<'asia' | 'bs' | 'eu', OddsRow[]>;

type Values = Record<keyof OddsRows, readonly [number, number, number]>;

/** The rows of a bookmaker, which grow as the script's prices move. */
export function createOddsRows() {
  const rows: OddsRows = { asia: [], bs: [], eu: [] };
  return {
    rows,
    /** @param closing the prices at kick-off, when known: the last ones before the match */
    follow(match: FeedMatch, moment: number, closing: string): void {
      const now = Math.floor(moment);
      const hasBegun = match.status_id !== 1;
      if (hasBegun && closing) add(rows, closing, now, '', match);
      const isLive = match.status_id >= 2 && match.status_id <= 7;
      if (match.status_id === 1 || isLive) add(rows, match.odds, now, hasBegun ? '1' : '', match);
      else if (match.odds === '') close(rows, now, match);
    },
  };
}

function add(rows: OddsRows, text: string, at: number, minute: string, match: FeedMatch): void {
  const values = valuesOf(text);
  if (!values) return close(rows, at, match);
  for (const market of ['asia', 'bs', 'eu'] as const) {
    const [one, two, three] = values[market];
    const last = rows[market].at(-1);
    const isKnown =
      last && last[6] === 0 && last[1] === minute && [last[2], last[3], last[4]].join() === [one, two, three].join();
    const isLate = minute === '' && rows[market].some(([time, before]) => before !== '' || time > at);
    if (!isKnown && !isLate)
      rows[market].push([
        at,
        minute,
        one,
        two,
        three,
        match.status_id,
        0,
        `${match.home_scores[0]}-${match.away_scores[0]}`,
      ]);
  }
}

function close(rows: OddsRows, at: number, match: FeedMatch): void {
  for (const market of ['asia', 'bs', 'eu'] as const) {
    const last = rows[market].at(-1);
    if (last && last[6] === 0) rows[market].push([at, '1', last[2], last[3], last[4], match.status_id, 1, last[7]]);
  }
}

/** Our text in the vendor's order; `undefined` when there is none. */
function valuesOf(text: string): Values | undefined {
  const [asia = '', bs = '', eu = ''] = text.split(';');
  const [ofHome = '', home, ofAway = '', away] = asia.split('!');
  const [line = '', over, , under] = bs.split('!');
  const [one, draw, two] = eu.split('!').map(Number);
  if (two === undefined || one === undefined || draw === undefined) return undefined;
  return {
    asia: [Number(home), ofHome === '' ? -lineOf(ofAway) : lineOf(ofHome), Number(away)],
    bs: [Number(over), lineOf(line), Number(under)],
    eu: [one, draw, two],
  };
}

/** `0-0.5` is 0.25. */
function lineOf(text: string): number {
  const [from = 0, to = from] = text.split('-').map(Number);
  return (from + to) / 2;
}
