import * as fc from 'fast-check';
import { createTurns } from './createTurns';

it('nobody waits for more than one of each other address', () => {
  const addresses = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 });
  fc.assert(
    fc.property(addresses, (asked) => {
      const turns = createTurns<{ visitor: string; nth: number }>();
      for (const [nth, visitor] of asked.entries()) turns.add(visitor, { visitor, nth });
      const served: { visitor: string; nth: number }[] = [];
      for (let one = turns.next(); one; one = turns.next()) served.push(one);
      expect(served.map(({ nth }) => nth).sort((one, other) => one - other)).toEqual([...asked.keys()]);
      for (const [index, { visitor, nth }] of served.entries()) {
        // Of each address, as many as it has had itself, and one.
        const own = served.slice(0, index).filter((one) => one.visitor === visitor);
        expect(own.every((one) => one.nth < nth)).toBe(true);
        for (const other of new Set(asked))
          expect(served.slice(0, index).filter((one) => one.visitor === other).length).toBeLessThanOrEqual(
            own.length + 1,
          );
      }
    }),
  );
});

it('an address that comes later waits for one rendering of the address that asked for many', () => {
  const turns = createTurns<string>();
  for (const one of ['a1', 'a2', 'a3']) turns.add('a', one);
  expect(turns.next()).toBe('a1');
  turns.add('b', 'b1');
  expect([turns.next(), turns.next()]).toEqual(['a2', 'b1']);
  expect(turns.clear()).toEqual(['a3']);
  expect(turns.next()).toBeUndefined();
});
