import fc from 'fast-check';
import { createNewestOnly } from './createNewestOnly';

type Reported = { id: number; changedAt: number; goals: number };

it('returns the newest version of each record, whatever the order and repetition', () => {
  const emitted = fc.record({ id: fc.integer({ min: 1, max: 3 }), changedAt: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(fc.array(emitted, { minLength: 1 }), (records) => {
      const keepNewest = createNewestOnly<Reported>();
      const newest = new Map<number, number>();
      for (const { id, changedAt } of records) {
        newest.set(id, Math.max(newest.get(id) ?? 0, changedAt));
        const [kept] = keepNewest([{ id, changedAt, goals: changedAt }]);
        expect(kept).toEqual({ id, changedAt: newest.get(id), goals: newest.get(id) });
      }
    }),
  );
});

it('takes a record without a date as it comes', () => {
  const keepNewest = createNewestOnly<{ id: number; changedAt: number | undefined; goals: number }>();
  keepNewest([{ id: 1, changedAt: 5, goals: 5 }]);
  expect(keepNewest([{ id: 1, changedAt: undefined, goals: 6 }])).toEqual([{ id: 1, changedAt: undefined, goals: 6 }]);
});
