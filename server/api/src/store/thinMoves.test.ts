import fc from 'fast-check';
import { thinMoves } from './thinMoves';

const HOUR = 3600;
const times = fc
  .uniqueArray(fc.integer({ min: 0, max: 14 * 24 * HOUR }), { minLength: 2, maxLength: 600 })
  .map((all) => all.sort((one, other) => one - other).map((time) => ({ time })));
const most = fc.integer({ min: 2, max: 300 });

it('leaves at most so many, in their order, with the first and the last', () => {
  fc.assert(
    fc.property(times, most, (moves, most) => {
      const kept = thinMoves(moves, most);
      expect(kept).toHaveLength(Math.min(moves.length, most));
      expect([kept[0], kept.at(-1)]).toEqual([moves[0], moves.at(-1)]);
      expect(moves.filter((move) => kept.includes(move))).toEqual(kept);
    }),
  );
});

it('leaves nothing out where little happened: what went had closer neighbours than what stays', () => {
  fc.assert(
    fc.property(times, most, (moves, most) => {
      const kept = thinMoves(moves, most);
      const around = (all: typeof kept, index: number) => (all[index + 1]?.time ?? 0) - (all[index - 1]?.time ?? 0);
      const left = kept.slice(1, -1).map((_, index) => around(kept, index + 1));
      const gone = moves.flatMap((move, index) => (kept.includes(move) ? [] : [around(moves, index)]));
      if (gone.length > 0 && left.length > 0) expect(Math.min(...left)).toBeGreaterThanOrEqual(Math.min(...gone));
    }),
  );
});

it('spreads what it leaves: a day of one move a minute has no hole', () => {
  const moves = Array.from({ length: 24 * 60 }, (_, minute) => ({ time: minute * 60 }));
  const kept = thinMoves(moves, 190);
  const holes = kept.slice(1).map(({ time }, index) => time - (kept[index]?.time ?? 0));
  expect(Math.max(...holes)).toBeLessThanOrEqual(16 * 60);
});

it('gives up crowded minutes before lonely hours', () => {
  const lonely = [0, 1, 2, 3].map((hour) => ({ time: hour * HOUR }));
  const crowd = Array.from({ length: 50 }, (_, index) => ({ time: 5 * HOUR + index * 60 }));
  expect(thinMoves([...lonely, ...crowd], 20).slice(0, 4)).toEqual(lonely);
});
