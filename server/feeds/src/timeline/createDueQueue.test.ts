import fc from 'fast-check';
import { createDueQueue } from './createDueQueue';

it('hands out what is due, the earliest first, and keeps the rest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 })), fc.integer({ min: 0, max: 100 }), (dues, now) => {
      const queue = createDueQueue<number>();
      for (const due of dues) queue.add(due, due);
      const sorted = [...dues].sort((a, b) => a - b);
      expect(queue.takeDue(now)).toEqual(sorted.filter((due) => due <= now));
      expect(queue.next()).toBe(sorted.find((due) => due > now));
      expect(queue.takeDue(Infinity)).toEqual(sorted.filter((due) => due > now));
      expect(queue.next()).toBeUndefined();
    }),
  );
});
