import fc from 'fast-check';
import type { Report } from '../decode/decode';
import { ODD_VALUES } from './hostile';

type Item = Readonly<Record<string, unknown>>;
export type Reader = (items: readonly unknown[], report: Report) => readonly unknown[];

/** A reader, an item that it reads whole, and the paths of the fields without which there is no such item. */
export type ReaderRow = readonly [name: string, reader: Reader, sound: Item, needed: readonly string[]];

/** What was read of such items, as if they had come as JSON, and what was reported. */
function read(reader: Reader, ...items: readonly unknown[]) {
  const reported: string[] = [];
  const done = reader(JSON.parse(JSON.stringify(items)), ({ message }) => void reported.push(message));
  return { done, reported };
}

/** The item with another value at a path, also where there was none. */
function withField(item: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const own = (item ?? {}) as Item;
  return { ...own, [name]: withField(own[name], rest, value) };
}

const textWithout = (item: unknown, path: readonly string[]) => JSON.stringify(withField(item, path, undefined));

/** The paths of all fields, those of lists excepted. */
function pathsOf(item: Item): string[][] {
  return Object.entries(item).flatMap(([name, value]) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [[name], ...(isObject ? pathsOf(value as Item).map((path) => [name, ...path]) : [])];
  });
}

/**
 * Proves of a reader that one odd field costs that field, or its item where the field is needed, and that its neighbour is read as
 * ever; and that what was left out is said: where, what was expected, what came.
 *
 * @param other the sound item as another one, where two of one id were one
 */
export function describeReader(
  [name, reader, sound, needed]: ReaderRow,
  other: (sound: Item) => unknown = (same) => same,
): void {
  const paths = pathsOf(sound);
  const isNeeded = (path: string) => needed.some((one) => one === path || one.startsWith(`${path}.`));

  describe(`of ${name}`, () => {
    const [whole, neighbour] = read(reader, sound, other(sound)).done;

    it('all is read while nothing is odd', () => {
      expect(read(reader, sound, other(sound)).reported).toEqual([]);
      expect(neighbour).toBeDefined();
    });

    it('an odd field costs itself, or its item where it is needed, and its neighbours nothing', () => {
      for (const path of paths)
        for (const [oddName, odd] of ODD_VALUES) {
          const at = `${path.join('.')} is ${oddName}`;
          const { done, reported } = read(reader, withField(sound, path, odd), other(sound));
          expect([at, done.at(-1)]).toEqual([at, neighbour]);
          // What stands in a field may be read whole or not at all.
          const costs = path.map((_, at) => path.slice(0, at + 1)).filter((one) => !isNeeded(one.join('.')));
          const cost = costs.findLast((one) => textWithout(done[0], one) === textWithout(whole, one));
          if (costs.length > 0) expect([at, done.length, cost]).toEqual([at, 2, expect.anything()]);
          for (const message of reported) expect(message).toMatch(/^At [\w./*]+: expected .{1,250}, got .{1,60}$/s);
        }
    });

    it('nothing stands without what is needed, and it is said', () => {
      for (const path of needed) {
        const { done, reported } = read(reader, withField(sound, path.split('.'), {}), other(sound));
        expect([path, done]).toEqual([path, [neighbour]]);
        expect(reported.join()).toContain(`${path}: expected `);
      }
    });

    it('an odd item costs itself', () => {
      for (const [, odd] of ODD_VALUES) expect(read(reader, odd, other(sound)).done.at(-1)).toEqual(neighbour);
    });

    it('whatever comes in all its fields, the neighbour is read', () => {
      const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(...ODD_VALUES.map(([, odd]) => odd)));
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...Object.keys(sound)), anything), (odd) => {
          expect(read(reader, { ...sound, ...odd }, other(sound)).done.at(-1)).toEqual(neighbour);
        }),
      );
    });
  });
}
