import fc from 'fast-check';
import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { PriceMove } from 'shared-kernel/entities/priceMove';
import { directionOf, inOrder, MARKETS, type MarketName, movesByMarket, withPresent } from './marketMoves';

const at = (time: number, odds: string, is_live = false, suspended_odds?: string): PriceMove => ({
  time,
  is_live,
  odds,
  ...(suspended_odds !== undefined && { suspended_odds }),
});
const marketMoves = (moves: readonly PriceMove[], market: MarketName) =>
  movesByMarket(moves).find((one) => one.market === market)?.moves ?? [];
const HANDICAP = '0-0.5!0.95!!0.91';
const GOALS = '2.5!0.88!2.5!0.98';
const WIN = '2.10!3.30!3.40';

describe('the moves of one market', () => {
  it('are those that changed something in it: line or price', () => {
    const moves = [
      at(0, `${HANDICAP};${GOALS};${WIN}`),
      at(1, `${HANDICAP};2.5!0.90!2.5!0.96;${WIN}`),
      at(2, `${HANDICAP};2.5-3!0.90!2.5-3!0.96;2.00!3.30!3.60`),
    ];
    const times = (market: (typeof MARKETS)[number]) => marketMoves(moves, market).map(({ time }) => time);
    expect([times('handicap'), times('overUnder'), times('win')]).toEqual([[0], [0, 1, 2], [0, 2]]);
    expect(marketMoves(moves, 'handicap')).toEqual([
      {
        time: 0,
        isLive: false,
        line: { home: '0/0.5', away: undefined },
        prices: ['0.95', '0.91'],
        isSuspended: false,
      },
    ]);
  });

  it('say when it closed and when it came back, but nothing before its opening', () => {
    const moves = [at(0, `;${GOALS};`), at(1, `${HANDICAP};;`), at(2, ''), at(3, 'x!y'), at(4, `${HANDICAP};;`, true)];
    expect(marketMoves(moves, 'handicap').map(({ time, prices }) => [time, prices.length])).toEqual([
      [1, 2],
      [2, 0],
      [4, 2],
    ]);
  });

  it('distinguish a suspension from a close, each market for itself, and one that follows the other', () => {
    const moves = [
      at(0, `${HANDICAP};${GOALS};`, true),
      at(1, `;${GOALS};`, true, `${HANDICAP};;`),
      at(2, '', true, `${HANDICAP};;`),
      at(3, '', true),
      at(4, `${HANDICAP};;`, true, `${HANDICAP};;`),
    ];
    const movesOf = (market: MarketName) =>
      marketMoves(moves, market).map(({ time, prices, isSuspended }) => [time, prices.length, isSuspended]);
    expect(movesOf('handicap')).toEqual([
      [0, 2, false],
      [1, 0, true],
      [3, 0, false],
      [4, 2, false],
    ]);
    expect(movesOf('overUnder')).toEqual([
      [0, 2, false],
      [2, 0, false],
    ]);
    expect(marketMoves([at(0, '', true, `${HANDICAP};;`), at(1, '', true)], 'handicap')).toEqual([]);
  });

  it.each(['!!!', ' ! ! ! ', '!!', '0-0.5!!!'])('a market of blanks is closed: %j', (odds) => {
    expect(marketMoves([at(0, odds), at(1, `;;${odds}`)], 'handicap')).toEqual([]);
  });

  it('are in order and never twice the same, whatever came', () => {
    const odds = fc.constantFrom(
      '',
      HANDICAP,
      `${HANDICAP};${GOALS}`,
      '0!0!0!0;;',
      'a!b!c!d',
      '0.5!-1!!−0.98;;;;',
      '!',
    );
    const text = fc.oneof(odds, fc.string());
    const moves = fc.array(
      fc.record({
        time: fc.integer(),
        is_live: fc.boolean(),
        odds: text,
        suspended_odds: fc.option(text, { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(moves, fc.constantFrom(...MARKETS), (all, market) => {
        const found = marketMoves(all, market);
        expect(found[0]?.prices).not.toEqual([]);
        for (const [index, { line, prices, isSuspended }] of found.slice(1).entries()) {
          const before = found[index];
          expect([line, prices, isSuspended]).not.toEqual([before?.line, before?.prices, before?.isSuspended]);
        }
      }),
    );
  });
});

it.each([
  ['0.95', '0.98', 'rose'],
  ['0.98', '-0.98', 'rose'],
  ['-0.98', '0.98', 'fell'],
  ['0.95', '0.950', undefined],
  ['0', '0.95', undefined],
  ['0.95', 'đóng', undefined],
])('from %s to %s it %s', (from, to, move) => {
  const [before, after] = marketMoves([at(0, `0.5!${from}!!0.91`), at(1, `0.5!${to}!!0.80`)], 'handicap');
  if (!before || !after) throw new Error('two moves');
  expect(directionOf(before, after, 0)).toBe(move);
  expect(directionOf(before, after, 1)).toBe('fell');
});

it('a price of another line neither rose nor fell', () => {
  const moves = marketMoves([at(0, '0.5!0.95!!0.91'), at(1, '!0.99!0.5!0.80'), at(2, '!0.90!0.5!0.80')], 'handicap');
  const [first, turned, last] = moves;
  if (!turned || !last) throw new Error('three moves');
  expect([directionOf(first, turned, 0), directionOf(turned, last, 0), directionOf(undefined, last, 0)]).toEqual([
    undefined,
    'fell',
    undefined,
  ]);
});

describe('with the present prices', () => {
  const live = { state: matchState(MatchStatus.FirstHalf) };

  it('a move is added when they are new, and the list stays the same when they are not', () => {
    const moves = [at(0, 'a'), at(60, 'b')];
    expect(withPresent(moves, { ...live, odds: 'b' }, 300)).toBe(moves);
    expect(withPresent(moves, { ...live, odds: 'c' }, 300.7)).toEqual([...moves, at(300, 'c', true)]);
    expect(withPresent([], { ...live, odds: '' }, 300)).toEqual([]);
  });

  it('the last of a minute takes the place of the one before, but not that of the opening or of another phase', () => {
    const once = withPresent([at(0, 'a')], { odds: 'b', state: matchState(MatchStatus.NotStarted) }, 10);
    expect(once).toEqual([at(0, 'a'), at(10, 'b')]);
    const twice = withPresent(once, { odds: 'c', state: matchState(MatchStatus.NotStarted) }, 20);
    expect(twice).toEqual([at(0, 'a'), at(20, 'c')]);
    expect(withPresent(twice, { ...live, odds: 'd' }, 30)).toEqual([...twice, at(30, 'd', true)]);
  });

  it('a suspension is a move, also after the market closed', () => {
    const suspended = { ...live, odds: '', suspended_odds: HANDICAP };
    const open = [at(0, 'a'), at(60, HANDICAP, true)];
    const moves = withPresent(open, suspended, 200);
    expect(moves).toEqual([...open, at(200, '', true, HANDICAP)]);
    expect(withPresent(moves, suspended, 300)).toBe(moves);
    expect(withPresent(moves, { ...live, odds: '' }, 300)).toEqual([...moves, at(300, '', true)]);
    const closed = [...open, at(180, '', true)];
    expect(withPresent(closed, suspended, 300)).toEqual([...closed, at(300, '', true, HANDICAP)]);
  });

  it('a match that is over has none, and a clock that is behind keeps the order', () => {
    const moves = [at(60, 'b')];
    expect(withPresent(moves, { odds: 'c', state: matchState(MatchStatus.Ended) }, 300)).toBe(moves);
    expect(withPresent(moves, { ...live, odds: 'c' }, 1).at(-1)?.time).toBe(60);
  });
});

it('what a server sends is put in order, without what is still to come', () => {
  expect(inOrder([at(9, 'c'), at(1, 'a'), at(5, 'b'), at(9e9, 'd')], 10).map(({ odds }) => odds)).toEqual([
    'a',
    'b',
    'c',
  ]);
});
