import fc from 'fast-check';
import { chartPath } from './chartPath';

const END = 300;
const path = (...places: [x: number, y?: number][]) =>
  chartPath(
    places.map(([x, y]) => ({ x, ys: [y] })),
    0,
    END,
  );

test.each<[string, [number, number?][], string]>([
  ['nothing', [], ''],
  ['no price', [[4]], ''],
  ['one price', [[4, 50]], 'M4 50H300'],
  [
    'a price that stays is one line',
    [
      [4, 50],
      [20, 50],
      [30, 60],
    ],
    'M4 50H30V60H300',
  ],
  ['a market that closes and comes back', [[4, 50], [20], [25], [30, 50]], 'M4 50H20M30 50H300'],
  ['one that closes within a column', [[4, 50], [20, 60], [20.5]], 'M4 50H20V60H20.5'],
  [
    'moves of one column are upright',
    [
      [4, 50],
      [20.1, 60],
      [20.4, 10],
      [20.9, 55],
    ],
    'M4 50H20.1V60V10V55H300',
  ],
  [
    'many of them keep the first, the peaks as they come, and the last',
    [
      [4.1, 50],
      [4.2, 40],
      [4.3, 90],
      [4.4, 60],
      [4.5, 10],
      [4.6, 20],
      [30, 20],
    ],
    'M4.1 50V90V10V20H300',
  ],
])('%s', (_, places, drawn) => {
  expect(path(...places)).toBe(drawn);
});

const anyPlaces = fc
  .array(fc.tuple(fc.nat(12), fc.option(fc.integer({ min: 20, max: 146 }), { nil: undefined })), { maxLength: 400 })
  .map((steps) => {
    let x = 4;
    return steps.map(([by, y]) => {
      x = Math.round(Math.min(x + by / 10, END) * 10) / 10;
      return { x, y };
    });
  });

test('no peak of any column is lost, and a column has few of its moves', () => {
  fc.assert(
    fc.property(anyPlaces, (places) => {
      const drawn = chartPath(
        places.map(({ x, y }) => ({ x, ys: [y] })),
        0,
        END,
      );
      const figures = new Map<number, number[]>();
      let [x, y, commands] = [0, 0, 0];
      for (const [, command, rest = ''] of drawn.matchAll(/([MHV])([\d. ]+)/g)) {
        const [one = 0, other = 0] = rest.split(' ').map(Number);
        if (command !== 'V') x = one;
        if (command === 'V') commands += 1;
        y = command === 'M' ? other : command === 'V' ? one : y;
        figures.set(Math.floor(x), [...(figures.get(Math.floor(x)) ?? []), y]);
      }
      const columns = new Set(places.map((place) => Math.floor(place.x)));
      expect(commands).toBeLessThanOrEqual(4 * columns.size);
      for (const column of columns) {
        const inColumn = places.flatMap((place) => (Math.floor(place.x) === column ? (place.y ?? []) : []));
        const shown = figures.get(column) ?? [];
        // A price that stays has no place of its own.
        if (new Set(inColumn).size < 2) continue;
        expect(Math.min(...shown)).toBeLessThanOrEqual(Math.min(...inColumn));
        expect(Math.max(...shown)).toBeGreaterThanOrEqual(Math.max(...inColumn));
        for (const one of shown.slice(1)) expect(inColumn).toContain(one);
      }
    }),
  );
});
