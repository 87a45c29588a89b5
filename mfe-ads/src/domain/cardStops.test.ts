import { cardStops, stopByKey } from './cardStops';

const CARDS = [{ id: 'a' }, { id: 'b' }];

it('every link of the strip is a stop, in order', () => {
  expect(cardStops(CARDS, true)).toEqual(['a watch', 'a bet', 'b watch', 'b bet']);
  expect(cardStops(CARDS, false)).toEqual(['a watch', 'b watch']);
});

it.each([
  ['ArrowRight', 'a watch', 'a bet'],
  ['ArrowRight', 'b bet', undefined],
  ['ArrowLeft', 'b bet', 'b watch'],
  ['ArrowLeft', 'a watch', undefined],
  ['Home', 'b bet', 'a watch'],
  ['End', 'a watch', 'b bet'],
  ['Tab', 'a watch', undefined],
] as const)('%s leads from %s to %s', (key, from, to) => {
  expect(stopByKey(key, cardStops(CARDS, true), from)).toBe(to);
});

it('a strip without links leads nowhere', () => {
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) expect(stopByKey(key, [], undefined)).toBeUndefined();
});
