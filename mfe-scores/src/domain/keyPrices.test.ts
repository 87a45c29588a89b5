import fc from 'fast-check';
import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { keyPrices } from './keyPrices';
import type { MarketMove } from './marketMoves';

const { NotStarted, FirstHalf, Ended } = MatchStatus;
const move = (time: number, price: string | undefined, isLive = false): MarketMove => ({
  time,
  isLive,
  line: { home: '0.5', away: undefined },
  prices: price === undefined ? [] : [price, '0.9'],
  isSuspended: false,
});
const priceOf = (one: MarketMove | undefined) => one?.prices[0];
const keys = (moves: readonly MarketMove[], status: MatchStatus) => {
  const { opening, beforeKickOff, now } = keyPrices(moves, matchState(status));
  return [priceOf(opening), priceOf(beforeKickOff), priceOf(now)];
};

it.each<[string, MatchStatus, (string | undefined)[]]>([
  ['before the match there is no last price before it', NotStarted, ['1', undefined, '5']],
  ['then there is', FirstHalf, ['1', '2', '5']],
  ['and after it the last one stays', Ended, ['1', '2', '5']],
])('%s', (_, status, found) => {
  expect(keys([move(1, '1'), move(2, '2'), move(4, '4', true), move(5, '5', true)], status)).toEqual(found);
});

it('a market that closed before kick-off and is closed now has no present price; of a match that is over the last one', () => {
  const moves = [move(1, '1'), move(2, '2'), move(3, undefined), move(4, '4', true), move(5, undefined, true)];
  expect(keys(moves, FirstHalf)).toEqual(['1', '2', undefined]);
  expect(keys(moves, Ended)).toEqual(['1', '2', '4']);
});

it('a market that is suspended has its last price, until it comes back or the match is over', () => {
  const moves = [move(1, '1'), move(4, '4', true), { ...move(5, undefined, true), isSuspended: true }];
  const found = keyPrices(moves, matchState(FirstHalf));
  expect([priceOf(found.now), found.isSuspended]).toEqual(['4', true]);
  const back = keyPrices([...moves, move(6, '6', true)], matchState(FirstHalf));
  expect([priceOf(back.now), back.isSuspended]).toEqual(['6', false]);
  expect(keyPrices(moves, matchState(Ended)).isSuspended).toBe(false);
});

it('a market that opened in play had no price before', () => {
  expect(keys([move(4, '4', true)], FirstHalf)).toEqual(['4', undefined, '4']);
  expect(keys([], FirstHalf)).toEqual([undefined, undefined, undefined]);
});

it('the opening is never later than the last before kick-off, nor that than the present', () => {
  const any = fc.array(fc.record({ price: fc.option(fc.constantFrom('0.9', '-0.9')), isLive: fc.boolean() }));
  fc.assert(
    fc.property(any, fc.constantFrom(NotStarted, FirstHalf, Ended), (all, status) => {
      const sorted = [...all.filter(({ isLive }) => !isLive), ...all.filter(({ isLive }) => isLive)];
      const moves = sorted.map(({ price, isLive }, time) => move(time, price ?? undefined, isLive));
      const { opening, beforeKickOff, now } = keyPrices(moves, matchState(status));
      const times = [opening, beforeKickOff, now].flatMap((one) => one?.time ?? []);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(opening === undefined).toBe(moves.every(({ prices }) => prices.length === 0));
    }),
  );
});
