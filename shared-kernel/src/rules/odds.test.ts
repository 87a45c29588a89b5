import fc from 'fast-check';
import { PRICE_FORMATS } from '../entities/priceFormat';
import { parseOdds, priceDirection } from './odds';
import { fromDecimal } from './priceFormat';

const TEXT = '0-0.5!0.95!0-0.5!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';

describe('odds text (M12)', () => {
  it('holds three markets', () => {
    expect(parseOdds(TEXT)).toEqual({
      handicap: { home: { line: '0/0.5', price: '0.95' }, away: { line: '0/0.5', price: '0.91' } },
      overUnder: { home: { line: '2.5', price: '0.88' }, away: { line: '2.5', price: '0.98' } },
      win: { home: '2.10', draw: '3.30', away: '3.40' },
    });
  });

  it('leaves the side empty that gives no line', () => {
    expect(parseOdds('0-0.5!0.95!!0.91').handicap).toEqual({
      home: { line: '0/0.5', price: '0.95' },
      away: { line: undefined, price: '0.91' },
    });
  });

  it.each([
    ['nothing', '', [false, false, false]],
    ['a handicap of three parts', '0.5!0.9!0.9;2.5!0.88!2.5!0.98;2!3!4', [false, true, true]],
    ['a 1x2 of four parts', '0!1!0!1;2.5!0.88!2.5!0.98;2!3!4!5', [true, true, false]],
    ['the last market missing', '0!1!0!1;2!1!2!1', [true, true, false]],
    ['only the last', ';;2!3!4', [false, false, true]],
  ])('with %s the other markets still stand', (_, text, stands) => {
    const { handicap, overUnder, win } = parseOdds(text);
    expect([handicap, overUnder, win].map((market) => market !== undefined)).toEqual(stands);
  });

  it('keeps the sign of a line that is below zero', () => {
    expect(parseOdds('-0.5!0.95!!0.91').handicap?.home.line).toBe('-0.5');
  });

  it('writes a negative price with a true minus, and nothing else (M22)', () => {
    expect(parseOdds('0.5!-0.98!!-;;').handicap).toEqual({
      home: { line: '0.5', price: '−0.98' },
      away: { line: undefined, price: '-' },
    });
  });

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => parseOdds(text)).not.toThrow()));
  });
});

describe('the direction of a price (M13)', () => {
  it.each([
    ['rose', '0.88', '0.90', 'rose'],
    ['fell', '2.10', '2.05', 'fell'],
    ['stayed, written otherwise', '0.9', '0.90', undefined],
    ['appeared', undefined, '0.90', undefined],
    ['vanished', '0.90', undefined, undefined],
    ['is no number', '0.90', '-', undefined],
    ['is no price any more', '0.90', '0', undefined],
    ['was none', '0.00', '0.90', undefined],
    ['rose from Malay to beyond even money (M22)', '0.98', '-0.98', 'rose'],
    ['fell back from there', '-0.98', '0.98', 'fell'],
    ['rose below zero', '-0.98', '-0.90', 'rose'],
    ['fell below zero, with a true minus', '−0.90', '−0.98', 'fell'],
    ['rose in Indonesian form', '-1.05', '-1.02', 'rose'],
    ['rose in Indonesian form beyond even money', '-1.02', '1.02', 'rose'],
    ['stayed even money', '1.00', '-1.00', undefined],
  ])('%s', (_, before, after, move) => {
    expect(priceDirection(before, after)).toBe(move);
  });

  it('is the same in every form, as the pay-out is (M22)', () => {
    const price = fc.integer({ min: 5, max: 900 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(price, price, fc.constantFrom(...PRICE_FORMATS), (one, other, form) => {
        const [before, after] = [one, other].map((won) => fromDecimal(won + 1, form).toFixed(6));
        expect(priceDirection(before, after)).toBe(priceDirection(one.toFixed(6), other.toFixed(6)));
      }),
    );
  });
});
