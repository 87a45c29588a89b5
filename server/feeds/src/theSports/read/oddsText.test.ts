import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { cornersTextOf, oddsTextOf } from './oddsText';
import { type Market, type Prices, quoteOf, withQuote } from './prices';

type Rows = readonly (readonly [Market, unknown])[];

function pricesOf(rows: Rows): Prices {
  return rows.reduce<Prices>((prices, [market, row]) => {
    const quote = quoteOf(row);
    return quote ? withQuote(prices, market, quote) : prices;
  }, {});
}

const { FirstHalf, Ended, NotStarted, Interrupted } = MatchStatus;
const ALL: Rows = [
  ['asia', [100, '12', 0.95, 0.75, 0.85, 2, 0, '0-0']],
  ['bs', [100, '12', 0.9, 2, 0.9, 2, 0, '0-0']],
  ['eu', [100, '12', 1.72, 3.4, 4.5, 2, 0, '0-0']],
];

it("turns the vendor's order into ours: handicap, over/under, 1x2", () => {
  expect(oddsTextOf(pricesOf(ALL), FirstHalf)).toBe('0.5-1!0.95!!0.85;2!0.90!2!0.90;1.72!3.40!4.50');
});

it('gives a negative line to the away side', () => {
  expect(oddsTextOf(pricesOf([['asia', [1, '', 0.9, -1.25, 1, 1, 0, '']]]), NotStarted)).toBe('!0.90!1-1.5!1.00;;');
});

it.each<[string, Market, unknown]>([
  ['a closed market', 'asia', [100, '12', 0.95, 0.75, 0.85, 2, 1, '0-0']],
  ['a price of -1', 'asia', [100, '12', -1, 0.75, 0.85, 2, 0, '0-0']],
  ['a line where a price should be', 'asia', [100, '12', 0.75, 0.95, 0.85, 2, 0, '0-0']],
  ['a price of nothing', 'bs', [100, '12', 0, 2.5, 0.9, 2, 0, '0-0']],
  ['a total of no goals', 'bs', [100, '12', 0.9, 0, 0.9, 2, 0, '0-0']],
  ['a Hong Kong price for a decimal one', 'eu', [100, '12', 0.72, 2.4, 3.5, 2, 0, '0-0']],
  ['a row that is no row', 'eu', { price: 2 }],
  ['words', 'eu', [100, '12', 'one', 'two', 'three', 2, 0, '']],
])('leaves %s out', (_, market, row) => {
  expect(oddsTextOf(pricesOf([[market, row]]), FirstHalf)).toBe('');
});

it('keeps the last prices of a market that is closed apart, until it is open again', () => {
  const closed: Rows = [...ALL, ['asia', [110, '13', 0.95, 0.75, 0.85, 2, 1, '0-0']]];
  const texts = (rows: Rows, status: MatchStatus) => [
    oddsTextOf(pricesOf(rows), status),
    oddsTextOf(pricesOf(rows), status, true),
  ];
  expect(texts(closed, FirstHalf)).toEqual([';2!0.90!2!0.90;1.72!3.40!4.50', '0.5-1!0.95!!0.85;;']);
  const again: Rows = [...closed, ['asia', [120, '13', 0.9, 1, 0.9, 2, 0, '0-0']]];
  expect(texts(again, FirstHalf)[1]).toBe('');
  // A bookmaker closes at the kick-off, too, what is open again at once, and what is over.
  const atKickOff: Rows = [['asia', [90, '', 0.95, 0.75, 0.85, 1, 1, '']], ...closed];
  expect(texts(atKickOff, Ended)).toEqual(['', '']);
});

it.each<[string, Rows, string]>([
  [
    'with zeros has the prices from before',
    [...ALL, ['asia', [110, '13', 0, 0, 0, 2, 1, '0-0']]],
    '0.5-1!0.95!!0.85;;',
  ],
  ['with a line and zeros too', [...ALL, ['bs', [110, '13', 0, 2.5, 0, 2, 1, '0-0']]], ';2!0.90!2!0.90;'],
  [
    'with zeros has the newest of them, however late they come',
    [['eu', [110, '13', 0, 0, 0, 2, 1, '0-0']], ['eu', [105, '13', 1.5, 3.5, 6, 2, 0, '0-0']], ...ALL],
    ';;1.50!3.50!6.00',
  ],
  ['that was never priced has none', [['asia', [110, '13', 0, 0, 0, 2, 1, '0-0']]], ''],
  ['with other figures that are no prices has none', [...ALL, ['asia', [110, '13', -1, 0.75, 0.85, 2, 1, '']]], ''],
])('a market that is closed %s', (_, rows, text) => {
  expect(oddsTextOf(pricesOf(rows), FirstHalf, true)).toBe(text);
});

it('a market that is open with zeros has no prices', () => {
  const rows: Rows = [...ALL, ['asia', [110, '13', 0, 0, 0, 2, 0, '0-0']]];
  expect(oddsTextOf(pricesOf(rows), FirstHalf)).toBe(';2!0.90!2!0.90;1.72!3.40!4.50');
});

it('has over/under of corners alone', () => {
  const corners = (closed: 0 | 1) => pricesOf([...ALL, ['cr', [100, '12', 0.91, 9.5, 0.95, 2, closed, '0-0']]]);
  expect([cornersTextOf(corners(0), FirstHalf), cornersTextOf(corners(0), FirstHalf, true)]).toEqual([
    ';9.5!0.91!9.5!0.95;',
    '',
  ]);
  expect(cornersTextOf(corners(1), FirstHalf, true)).toBe(';9.5!0.91!9.5!0.95;');
  expect(oddsTextOf(corners(0), FirstHalf)).toBe(oddsTextOf(pricesOf(ALL), FirstHalf));
});

it('believes the times of rows, whatever their order', () => {
  const late: Rows = [...ALL, ['asia', [90, '10', 1.1, 1, 0.7, 2, 0, '0-0']], ALL[0] ?? ['asia', []]];
  expect(oddsTextOf(pricesOf(late), FirstHalf)).toMatch(/^0\.5-1!0\.95/);
});

it('shows the prices of the kick-off after the match, and none while it is interrupted', () => {
  const prices = pricesOf([['eu', [50, '', 2, 3, 4, 1, 0, '']], ...ALL]);
  expect(oddsTextOf(prices, Ended)).toBe(';;2.00!3.00!4.00');
  expect(oddsTextOf(prices, Interrupted)).toBe('');
});
