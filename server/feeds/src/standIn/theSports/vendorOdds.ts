import type { FeedMarkets, FeedMatch } from '../../feedRecords';

/** `[time of the change, minute, value, value, value, status, closed, "h-a"]`. */
export type OddsRow = [number, string, number, number, number, number, 0 | 1, string];
const MARKETS = ['asia', 'bs', 'eu', 'cr'] as const;
type Market = (typeof MARKETS)[number];
export type OddsRows = Record<Market, OddsRow[]>;

type Values = Partial<Record<Market, readonly [number, number, number]>>;

/** The rows of a bookmaker, which grow as the script's prices move. */
export function createOddsRows() {
  const rows: OddsRows = { asia: [], bs: [], eu: [], cr: [] };
  return {
    rows,
    /** @param closing the prices at kick-off, when known: the last ones before the match */
    follow(match: FeedMatch, markets: FeedMarkets | undefined, moment: number, closing: string): void {
      const now = Math.floor(moment);
      const hasBegun = match.status_id !== 1;
      if (hasBegun && closing) {
        const { cr: _, ...before } = valuesOf(closing, '');
        add(rows, before, now, '', match);
      }
      const isLive = match.status_id >= 2 && match.status_id <= 7;
      const values = valuesOf(match.odds, markets?.corners?.odds ?? '');
      if (match.status_id === 1 || isLive) {
        add(rows, values, now, hasBegun ? '1' : '', match);
        close(rows, values, now, match);
      } else if (match.odds === '') close(rows, {}, now, match);
    },
  };
}

function add(rows: OddsRows, values: Values, at: number, minute: string, match: FeedMatch): void {
  for (const market of MARKETS) {
    const told = values[market];
    if (!told) continue;
    const [one, two, three] = told;
    const last = rows[market].at(-1);
    const isKnown =
      last && last[6] === 0 && last[1] === minute && [last[2], last[3], last[4]].join() === [one, two, three].join();
    const isLate = minute === '' && rows[market].some(([time, before]) => before !== '' || time > at);
    const score = `${match.home_scores[0]}-${match.away_scores[0]}`;
    if (!isKnown && !isLate) rows[market].push([at, minute, one, two, three, match.status_id, 0, score]);
  }
}

/** Closes what has no price, with its last ones. */
function close(rows: OddsRows, open: Values, at: number, match: FeedMatch): void {
  for (const market of MARKETS) {
    const last = rows[market].at(-1);
    if (!open[market] && last && last[6] === 0)
      rows[market].push([at, '1', last[2], last[3], last[4], match.status_id, 1, last[7]]);
  }
}

/** Our texts in the vendor's order; a market without a price is missing. */
function valuesOf(text: string, corners: string): Values {
  const [asia = '', bs = '', eu = ''] = text.split(';');
  const [ofHome = '', home, ofAway = '', away] = asia.split('!');
  const [one, draw, two] = eu.split('!').map(Number);
  const handicap = [Number(home), ofHome === '' ? -lineOf(ofAway) : lineOf(ofHome), Number(away)] as const;
  return {
    ...(asia && { asia: handicap }),
    ...(bs && { bs: totalOf(bs) }),
    ...(one !== undefined && draw !== undefined && two !== undefined && { eu: [one, draw, two] as const }),
    ...(corners.split(';')[1] && { cr: totalOf(corners.split(';')[1] ?? '') }),
  };
}

function totalOf(market: string): readonly [number, number, number] {
  const [line = '', over, , under] = market.split('!');
  return [Number(over), lineOf(line), Number(under)];
}

/** `0-0.5` is 0.25. */
function lineOf(text: string): number {
  const [from = 0, to = from] = text.split('-').map(Number);
  return (from + to) / 2;
}
