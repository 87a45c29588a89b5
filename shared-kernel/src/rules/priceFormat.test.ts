import fc from 'fast-check';
import { PRICE_CHOICES, PRICE_FORMATS, type PriceFormat } from '../entities/priceFormat';
import { NO_NUMBERS } from '../testing/hostile';
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

const ODD = ['0', '0.00', '-0', '−1', '', ' ', 'khoá', '1000000000', '--', ...NO_NUMBERS.map(([, text]) => text)];

/** Values that are none in the form, of those that others have. */
const NONE: Readonly<Record<PriceFormat, readonly string[]>> = {
  malay: ['0', '1.01', '-1.01', '95'],
  hong_kong: ['0', '-1', '-0.98', '1000'],
  indonesian: ['0', '0.99', '-0.99'],
  decimal: ['0', '1', '0.95', '-1.05', '1001'],
};

describe('odd prices (M22)', () => {
  it.each(PRICE_FORMATS)('what is no price in %s form is a dash in the others', (from) => {
    const others = PRICE_FORMATS.filter((one) => one !== from);
    for (const text of NONE[from])
      for (const to of others) expect([text, printedPrice(text, { sent: from, shown: to })]).toEqual([text, undefined]);
  });

  it.each([
    ['0.004', 'decimal'],
    ['300', 'malay'],
    ['0.0001', 'indonesian'],
  ] as const)('%s of Hong Kong, which would be printed as no price in %s form, is a dash', (text, to) => {
    expect(printedPrice(text, { sent: 'hong_kong', shown: to })).toBeUndefined();
  });

  it('of any kind is never printed as anything but itself, a price or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...ODD), fc.string(), fc.double().map(String)),
        format,
        fc.constantFrom(...PRICE_CHOICES),
        (text, from, to) => {
          const printed = printedPrice(text, { sent: from, shown: to });
          const isOwn = to === 'as_sent' || to === from;
          if (isOwn) expect(printed).toBe(text);
          expect(isOwn || printed === undefined || /^−?\d{1,3}\.\d\d$|^−?1000\.00$/.test(printed)).toBe(true);
        },
      ),
    );
  });
});
