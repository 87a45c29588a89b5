import fc from 'fast-check';
import { parseOdds } from './odds';
import { soundMarkets } from './soundMarkets';

const ALL = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';

it.each([
  ['all three', ALL, ALL],
  ['a line at the away side', '!0.90!1-1.5!1.00;;', '!0.90!1-1.5!1.00;;'],
  ['a Malay price below 0', '0.5!-0.95!!0.91;;', '0.5!-0.95!!0.91;;'],
  ['nothing', '', ''],
  ['a price of 0', '0.5!0!!0.91;2.5!0.88!2.5!0.98;', ';2.5!0.88!2.5!0.98;'],
  ['words for a price', '0.5!soon!!0.91;;2.10!3.30!3.40', ';;2.10!3.30!3.40'],
  ['a missing price', '0.5!!!0.91;;2.10!3.30!3.40', ';;2.10!3.30!3.40'],
  ['no line', '!0.95!!0.91;;', ''],
  ['words for a line', 'half!0.95!!0.91;;', ''],
  ['too few parts', '0.5!0.95!0.91;2.5!0.88;2.10!3.30', ''],
  ['too many parts', '0.5!0.95!!0.91!x;;', ''],
  ['1x2 of 1, 0 and -1', ';;1!0!-1', ''],
  ['1x2 of -1 among others', ';;2.10!-1!3.40', ''],
  ['words', 'closed', ''],
  ['a text without an end', `${ALL};${'x'.repeat(300)}`, ''],
])('of a text with %s the sound markets stay', (_, text, sound) => expect(soundMarkets(text)).toBe(sound));

it('whatever comes, what stays can be read, and stays the same', () => {
  const part = fc.oneof(fc.constantFrom('0.5', '0-0.5', '0.95', '0', '-1', '2.10', '', 'x', '1e3'), fc.string());
  const market = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('!'));
  fc.assert(
    fc.property(fc.array(market, { maxLength: 4 }), (markets) => {
      const sound = soundMarkets(markets.join(';'));
      expect(soundMarkets(sound)).toBe(sound);
      const { handicap, overUnder, win } = parseOdds(sound);
      if (sound) expect([handicap, overUnder, win].some(Boolean)).toBe(true);
      for (const side of [handicap?.home, handicap?.away, overUnder?.home, overUnder?.away].filter(Boolean))
        expect(side?.price).toMatch(/^[+−-]?\d+(\.\d+)?$/);
    }),
  );
});
