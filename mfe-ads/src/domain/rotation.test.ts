import fc from 'fast-check';
import { bannerOfTurn, firstTurn, TURN_CYCLE } from './rotation';

const slot = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 10 });

const counts = (shown: readonly unknown[]) => {
  const times = new Map<unknown, number>();
  for (const banner of shown) times.set(banner, (times.get(banner) ?? 0) + 1);
  return times;
};

it('in as many page views as a slot has banners each is shown once, wherever a visit begins', () => {
  fc.assert(
    fc.property(
      slot,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.nat(50),
      (banners, random, later) => {
        const begin = firstTurn(random) + later;
        const shown = banners.map((_, view) => bannerOfTurn(banners, begin + view));
        expect(new Set(shown)).toEqual(new Set(banners));
      },
    ),
  );
});

it('over all beginnings every banner of a slot is first equally often', () => {
  fc.assert(
    fc.property(slot, (banners) => {
      const beginnings = Array.from({ length: TURN_CYCLE }, (_, index) => firstTurn((index + 0.5) / TURN_CYCLE));
      const times = counts(beginnings.map((turn) => bannerOfTurn(banners, turn)));
      expect(new Set(times.values())).toEqual(new Set([TURN_CYCLE / banners.length]));
    }),
  );
});

it('a slot without banners shows none', () => {
  expect(bannerOfTurn([], 7)).toBeUndefined();
});
