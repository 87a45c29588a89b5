import fc from 'fast-check';
import type { Takeover } from './createOwners';
import { takeoverWords } from './takeoverWords';
import { batchOf, board, FEEDS, NOON } from './testing/matchBatch';

const SILENT = 90;

type Goals = (seconds: number) => number | undefined;

/** Follows two feeds for so many seconds: goals by seconds since the kick-off, or nothing while a feed is away. */
function followed(first: Goals, deputy: Goals, seconds: number, step = 15) {
  const merged = board();
  const changes: (Takeover & { at: number })[] = [];
  const words: string[] = [];
  for (let at = 0; at <= seconds; at += step) {
    const now = NOON + at;
    const onTake = [first(at), deputy(at)].flatMap((goals, feed) =>
      goals === undefined
        ? []
        : merged.take(feed, batchOf({ feed, id: feed + 1, home: 0, away: 2, kickOff: NOON, score: goals }), now),
    );
    const takeovers = [...onTake, ...merged.check(now)];
    changes.push(...takeovers.map((one) => ({ ...one, at })));
    words.push(...takeoverWords(takeovers, FEEDS, () => 0));
  }
  return { changes, words };
}

it('hands a match on that stands still while the deputy goes on, and back when it goes on too', () => {
  const { words, changes } = followed(
    (at) => (at < 1500 ? 0 : 1),
    (at) => (at < 600 ? 0 : 1),
    3000,
  );
  expect(words).toEqual([
    'alpha stands still while beta goes on: beta takes over Nordstern FC – Hafen 09 FC (Liga, germany)',
    'alpha is well again: it takes Nordstern – Hafen 09 (Liga, germany) back from beta',
  ]);
  expect(changes.map(({ at }) => at)).toEqual([780, 1845]);
});

it('gives the match back at once when the deputy dies meanwhile', () => {
  const { changes } = followed(
    () => 0,
    (at) => (at < 600 ? 0 : at < 900 ? 1 : undefined),
    1200,
  );
  expect(changes.map(({ reason }) => reason)).toEqual(['standstill', 'return']);
});

it('moves the matches of a feed that is always late no more often than the rule allows', () => {
  const late = fc.integer({ min: 0, max: 900 });
  const goals = fc.array(fc.integer({ min: 30, max: 5400 }), { maxLength: 10 });
  const by = (moments: readonly number[], lateBy: number) => (at: number) =>
    moments.filter((goal) => goal + lateBy <= at).length;
  fc.assert(
    fc.property(goals, late, late, (moments, one, other) => {
      const { changes } = followed(by(moments, one), by(moments, other), 7200, 30);
      for (const [index, { at, reason }] of changes.entries()) {
        const before = changes[index - 1];
        expect(reason).toBe(index % 2 === 0 ? 'standstill' : 'return');
        if (before) expect(at - before.at).toBeGreaterThanOrEqual(reason === 'return' ? 4 * SILENT : 2 * SILENT);
      }
    }),
    { numRuns: 20 },
  );
});
