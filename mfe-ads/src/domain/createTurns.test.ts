import fc from 'fast-check';
import { atBottomEdge, createTurns, type TurningPlace } from './createTurns';

const PLACES: readonly TurningPlace[] = [
  'OnHeaderLevel1',
  'OnHeaderLevel2',
  'OnHeaderLevel3',
  'FixTopLeft',
  'FixMiddleLeft',
  'FixTopRight',
  'FixMiddleRight',
  'FixBottom',
  'bottomEdge',
  'popup',
  'catfish',
  'floatLeft',
  'floatRight',
];

const place = fc.constantFrom(...PLACES);
const count = fc.integer({ min: 1, max: 12 });
const pages = fc.integer({ min: 1, max: 30 });

const named = (kind: string, size: number) => Array.from({ length: size }, (_, index) => `${kind} ${index + 1}`);
const upTo = (size: number) => Array.from({ length: size }, (_, index) => index);
/** Draws spread evenly over the range, so that shares come out exactly. */
const evenly = (size: number) => upTo(size).map((index) => (index + 0.5) / size);
/** Dice with given draws, in the order in which places first ask. */
const drawing = (...draws: readonly number[]) => {
  const left = [...draws];
  return () => left.shift() ?? 0;
};

function timesOf(shown: readonly (string | undefined)[]): ReadonlyMap<string | undefined, number> {
  const times = new Map<string | undefined, number>();
  for (const advert of shown) times.set(advert, (times.get(advert) ?? 0) + 1);
  return times;
}

it('over many visits each advert of a place is shown equally often, however many pages a visit sees', () => {
  fc.assert(
    fc.property(place, count, pages, (at, size, seen) => {
      const adverts = named(at, size);
      const shown = evenly(size).flatMap((draw) => {
        const turns = createTurns(() => draw);
        return upTo(seen).map((turn) => turns.of(at, adverts, turn));
      });
      expect(timesOf(shown)).toEqual(new Map(adverts.map((advert) => [advert, seen])));
    }),
  );
});

it('in as many turns as a place has adverts each is shown once, wherever the visit begins', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(place, count, chance, fc.nat(50), (at, size, draw, later) => {
      const adverts = named(at, size);
      const turns = createTurns(() => draw);
      expect(new Set(adverts.map((_, turn) => turns.of(at, adverts, turn + later)))).toEqual(new Set(adverts));
    }),
  );
});

it('each place draws for itself, once a visit', () => {
  const turns = createTurns(drawing(0, 0.99));
  const both = () => (['popup', 'catfish'] as const).map((at) => turns.of(at, ['a', 'b'], 0));
  expect([both(), both()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('an empty place shows nothing, and draws only when it has adverts', () => {
  const asked: unknown[] = [];
  const turns = createTurns((...given) => {
    asked.push(given);
    return 0.5;
  });
  expect([turns.of('popup', [], 7), turns.of('popup', ['a', 'b'], 0)]).toEqual([undefined, 'b']);
  expect(asked).toEqual([['popup', ['a', 'b']]]);
});

/** The advert at the bottom edge on each page of a visit. */
function visit(banners: readonly string[], catfish: readonly string[], draws: readonly number[], seen: number) {
  const turns = createTurns(drawing(...draws));
  return upTo(seen).map((turn) => atBottomEdge(banners, turns.of('catfish', catfish, 0), turns, turn)?.advert);
}

it('at the bottom edge both kinds have half of the pages, and within a kind each advert an equal share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), pages, (ofBanners, ofCatfish, seen) => {
      const [banners, catfish] = [named('banner', ofBanners), named('catfish', ofCatfish)];
      // Combines each draw of every place with each of the others: catfish, edge, banners.
      const visits = evenly(ofCatfish).flatMap((first) =>
        evenly(2).flatMap((edge) => evenly(ofBanners).map((banner) => [first, edge, banner])),
      );
      const times = timesOf(visits.flatMap((draws) => visit(banners, catfish, draws, seen)));
      expect(times).toEqual(
        new Map([
          ...banners.map((advert) => [advert, seen * ofCatfish] as const),
          ...catfish.map((advert) => [advert, seen * ofBanners] as const),
        ]),
      );
    }),
  );
});

it.each<[string, number, number]>([
  ['banners alone', 3, 0],
  ['catfish alone', 0, 3],
  ['nothing', 0, 0],
])('at the bottom edge, %s have every page', (_, ofBanners, ofCatfish) => {
  const shown = evenly(3).flatMap((draw) =>
    visit(named('banner', ofBanners), named('catfish', ofCatfish), [draw, draw, draw], 6),
  );
  expect(new Set(shown).size).toBe(Math.max(1, ofBanners + ofCatfish));
  expect(shown.includes(undefined)).toBe(ofBanners + ofCatfish === 0);
});
