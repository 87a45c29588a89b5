import type { Report } from 'shared-kernel/decode/decode';
import { numberOfId } from '../polled/numberOfId';

export type Kind = 'match' | 'team' | 'competition' | 'country';

/** The number of a vendor's id; `undefined` when another record has that number already. */
export type NumberOf = (kind: Kind, id: string) => number | undefined;

export type Numbers = {
  numberOf: NumberOf;
  /** The record is gone; its number comes back with it. */
  forget(kind: Kind, id: string): void;
};

type Known = Map<number, string>;

/**
 * Numbers for the vendor's text ids, which stay the same for ever. Should two ids ever share one, the later record is
 * reported and left out: two matches under one number would show each other's scores.
 *
 * @param hash replaced by tests, which cannot wait for a collision
 */
export function createNumbers(report: Report, hash: typeof numberOfId = numberOfId): Numbers {
  const kinds = new Map<Kind, { owners: Known; numbers: Map<string, number> }>();

  function knownOf(kind: Kind) {
    const known = kinds.get(kind) ?? { owners: new Map(), numbers: new Map() };
    kinds.set(kind, known);
    return known;
  }

  return {
    numberOf(kind, id) {
      const { owners, numbers } = knownOf(kind);
      const number = numbers.get(id) ?? hash('thesports', kind, id);
      const owner = owners.get(number) ?? id;
      if (owner !== id) {
        report(new Error(`TheSports: the ${kind} ${id} has the same number as ${owner}; it is left out`));
        return undefined;
      }
      owners.set(number, id);
      numbers.set(id, number);
      return number;
    },
    forget(kind, id) {
      const { owners, numbers } = knownOf(kind);
      const number = numbers.get(id);
      numbers.delete(id);
      if (number !== undefined) owners.delete(number);
    },
  };
}
