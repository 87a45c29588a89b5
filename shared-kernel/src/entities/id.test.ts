import fc from 'fast-check';
import { ODD_IDS } from '../testing/hostile';
import { compareIds, toId } from './id';
import { idFromText, idText } from './idText';

const KEPT = ODD_IDS.flatMap(([name, , kept]) => (kept === undefined ? [] : [[name, kept] as const]));

describe('an id', () => {
  it.each(ODD_IDS)('that comes as %s is kept, or none', (_, came, kept) => expect(toId(came)).toBe(kept));
  it.each(KEPT)('that is %s survives places with spaces between ids', (_, kept) => {
    expect(idText(kept)).not.toMatch(/\s/);
    expect(idFromText(idText(kept))).toBe(kept);
  });
  it.each(KEPT)('that is %s survives an address', (_, kept) => {
    expect(toId(new URLSearchParams(`match=${idText(kept)}`).get('match'))).toBe(kept);
    expect(toId(new URLSearchParams({ match: String(kept) }).get('match'))).toBe(kept);
  });

  it('is compared as text, whether a text or a number came (M18)', () => {
    const came = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.integer().map(String),
      fc.constantFrom('1', 1, '01', '1.0', 1.5),
    );
    fc.assert(
      fc.property(came, came, (one, other) => {
        fc.pre(toId(one) !== undefined && toId(other) !== undefined);
        expect(toId(one) === toId(other)).toBe(String(one) === String(other));
      }),
    );
  });

  it('has one place among others', () => {
    const ids = KEPT.map(([, kept]) => kept);
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), fc.constantFrom(...ids), (some, id) => {
        const sorted = some.toSorted(compareIds);
        expect(some.toReversed().toSorted(compareIds)).toEqual(sorted);
        expect(compareIds(id, id)).toBe(0);
      }),
    );
    expect(['b', 10, 'a', 9].toSorted(compareIds)).toEqual([9, 10, 'a', 'b']);
  });
});

it.each(['%', '%zz', '%ED%A0%80', ''])('%j is no id that we wrote', (text) => {
  expect(idFromText(text)).toBeUndefined();
});
