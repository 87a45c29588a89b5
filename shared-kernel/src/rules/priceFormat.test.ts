import fc from 'fast-check';
import { PRICE_FORMATS, type PriceFormat } from '../entities/priceFormat';
import { decimalOf, fromDecimal, printedPrice } from './priceFormat';

const format = fc.constantFrom(...PRICE_FORMATS);
/** Hong Kong prices as feeds send them, to the hundredth. */
const hongKong = fc.integer({ min: 1, max: 20_000 }).map((hundredths) => hundredths / 100);

function decimal(price: number, from: PriceFormat): number {
  return decimalOf(price, from) ?? Number.NaN;
}

describe('the forms of a price (M22)', () => {
  it.each([
    ['0.95', { malay: '0.95', indonesian: '−1.05', decimal: '1.95' }],
    ['1.25', { malay: '−0.80', indonesian: '1.25', decimal: '2.25' }],
    ['1.00', { malay: '1.00', indonesian: '1.00', decimal: '2.00' }],
    ['0.98', { malay: '0.98', indonesian: '−1.02', decimal: '1.98' }],
    ['1.02', { malay: '−0.98', indonesian: '1.02', decimal: '2.02' }],
    ['9.50', { malay: '−0.11', indonesian: '9.50', decimal: '10.50' }],
  ])('Hong Kong %s', (text, forms) => {
    for (const [shown, printed] of Object.entries(forms))
      expect(printedPrice(text, { sent: 'hong_kong', shown: shown as PriceFormat })).toBe(printed);
  });

  it.each<[PriceFormat, string, PriceFormat, string]>([
    ['malay', '-0.98', 'hong_kong', '1.02'],
    ['malay', '−0.98', 'hong_kong', '1.02'],
    ['malay', '-0.50', 'decimal', '3.00'],
    ['indonesian', '-1.05', 'malay', '0.95'],
    ['indonesian', '-1.00', 'malay', '1.00'],
    ['decimal', '1.95', 'hong_kong', '0.95'],
    ['decimal', '2.25', 'malay', '−0.80'],
    // A half of a hundredth is not lost to binary fractions.
    ['hong_kong', '0.945', 'decimal', '1.95'],
  ])('%s %s is %s %s', (sent, text, shown, printed) => {
    expect(printedPrice(text, { sent, shown })).toBe(printed);
  });

  it('is what the server sends until another one is asked for', () => {
    for (const shown of ['as_sent', 'malay'] as const) {
      expect(printedPrice('−0.980', { sent: 'malay', shown })).toBe('−0.980');
      expect(printedPrice('0.9', { sent: 'malay', shown })).toBe('0.9');
    }
  });

  it('comes back from every form to what it was', () => {
    fc.assert(
      fc.property(hongKong, format, (price, other) => {
        const there = fromDecimal(decimal(price, 'hong_kong'), other);
        const back = fromDecimal(decimal(there, other), 'hong_kong');
        expect(back).toBeCloseTo(price, 9);
      }),
    );
  });

  it('in Malay form stays between -1 and 1 and is never 0; in Indonesian form it never is between them', () => {
    fc.assert(
      fc.property(hongKong, (price) => {
        const malay = fromDecimal(decimal(price, 'hong_kong'), 'malay');
        const indonesian = fromDecimal(decimal(price, 'hong_kong'), 'indonesian');
        expect([Math.abs(malay) <= 1, malay !== 0, Math.abs(indonesian) >= 1]).toEqual([true, true, true]);
        const printed = printedPrice(price.toFixed(2), { sent: 'hong_kong', shown: 'malay' });
        expect(printed).toMatch(/^(−?0\.\d\d|−?1\.00)$/);
        expect(printed).not.toMatch(/^−?0\.00$/);
      }),
    );
  });

  it('pays out more in one form exactly where it does in another', () => {
    fc.assert(
      fc.property(hongKong, hongKong, format, (one, other, form) => {
        const [first, second] = [one, other].map((price) =>
          decimal(fromDecimal(decimal(price, 'hong_kong'), form), form),
        );
        const order = Math.sign(Math.round((Number(first) - Number(second)) * 1e6));
        expect(order).toBe(Math.sign(Math.round((one - other) * 1e6)));
      }),
    );
  });

  it('is rounded once: never further than half a hundredth from the exact price', () => {
    fc.assert(
      fc.property(hongKong, format, (price, shown) => {
        const printed = printedPrice(String(price), { sent: 'hong_kong', shown });
        const exact = fromDecimal(decimal(price, 'hong_kong'), shown);
        const error = Math.abs(Number(printed?.replace('−', '-')) - exact);
        expect(error).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});
