import fc from 'fast-check';
import { PRICE_CHOICES, PRICE_FORMATS, type PriceFormat } from '../entities/priceFormat';
import { printedPrice } from './priceFormat';

const sent = fc.constantFrom(...PRICE_FORMATS);
const shown = fc.constantFrom(...PRICE_CHOICES);
const ODD = [
  '0',
  '0.00',
  '-0',
  '−1',
  '-1',
  '',
  ' ',
  'khoá',
  '1e9',
  '1000000000',
  'Infinity',
  'NaN',
  '0x10',
  '1,95',
  '--',
];

/** Values that are none in the form, of those that others have. */
const NONE: Readonly<Record<PriceFormat, readonly string[]>> = {
  malay: ['0', '1.01', '-1.01', '95'],
  hong_kong: ['0', '-1', '-0.98', '1000'],
  indonesian: ['0', '0.99', '-0.99'],
  decimal: ['0', '1', '0.95', '-1.05', '1001'],
};

describe('odd prices (M22)', () => {
  it.each(ODD)('"%s" is a dash in another form, or as it was sent', (text) => {
    for (const from of PRICE_FORMATS)
      for (const to of PRICE_CHOICES) {
        const printed = printedPrice(text, { sent: from, shown: to });
        if (to === 'as_sent' || to === from) expect(printed).toBe(text);
        else expect(printed ?? '1.00').toMatch(/^−?\d{1,3}\.\d\d$/);
      }
  });

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
        fc.oneof(fc.string(), fc.double().map(String), fc.float().map(String)),
        sent,
        shown,
        (text, from, to) => {
          const printed = printedPrice(text, { sent: from, shown: to });
          const isOwn = to === 'as_sent' || to === from;
          expect(isOwn || printed === undefined || /^−?\d{1,3}\.\d\d$|^−?1000\.00$/.test(printed)).toBe(true);
        },
      ),
    );
  });
});
