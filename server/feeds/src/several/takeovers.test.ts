import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { batchOf, board, NOON } from './testing/matchBatch';

/** Feed 0 emits these scores, one a minute; the deputy is there. Returns why matches changed hands. */
function changesOf(scores: readonly number[], every = 60): string[] {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), NOON);
  return scores.flatMap((score, index) => {
    const now = NOON + index * every;
    const deputy = merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), now);
    const first = merged.take(0, batchOf({ ...one, score }), now);
    return [...deputy, ...first, ...merged.check(now)].map(({ reason }) => reason);
  });
}

it.each([
  ['a goal that is annulled', [0, 1, 0], []],
  ['goals', [0, 1, 2, 3], []],
  ['a score that goes back and forth', [0, 1, 0, 1], ['contradiction']],
  ['and goes on so', [0, 1, 0, 1, 0, 1, 0, 1], ['contradiction']],
  ['and then stands still', [0, 1, 0, 1, 1, 1, 1, 1, 1, 1], ['contradiction', 'return']],
])('%s: %j', (_, scores, reasons) => {
  expect(changesOf(scores)).toEqual(reasons);
});

it('takes a goal, its annulment and another goal a while later for what they are', () => {
  expect(changesOf([0, 1, 0, 1], 150)).toEqual([]);
});

it('stays with the deputy while the first comes and goes', () => {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  const changes: string[] = [];
  for (let now = NOON; now < NOON + 3600; now += 10) {
    merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), now);
    const isThere = (now - NOON) % 200 < 60;
    const takeovers = [...(isThere ? merged.take(0, batchOf(one), now) : []), ...merged.check(now)];
    changes.push(...takeovers.map(({ reason }) => reason));
  }
  expect(changes).toEqual(['silence']);
});

it('stays with the deputy when that falls silent, too: no other is better', () => {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  const changes: string[] = [];
  for (let now = NOON; now < NOON + 900; now += 10) {
    if (now < NOON + 100) merged.take(0, batchOf(one), now);
    if (now < NOON + 400) merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), now);
    changes.push(...merged.check(now).map(({ reason }) => reason));
  }
  expect(changes).toEqual(['silence']);
  expect([...merged.groups().keys()].map(merged.ownerOf)).toEqual([1]);
});

it('does not take a feed for silent that has answers, and nothing new', () => {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  merged.take(0, batchOf(one), NOON);
  for (let now = NOON; now < NOON + 600; now += 10) {
    merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), now);
    merged.hear(0, now - 3);
    expect(merged.check(now)).toEqual([]);
  }
});

it('lets a feed that looked seldom before the kick-off come, and waits no longer than for any other', () => {
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON, status: MatchStatus.NotStarted };
  const lostAt = (speaksAt: number | undefined) => {
    const merged = board(undefined, NOON - 3600);
    for (const feed of [0, 1]) merged.take(feed, batchOf({ ...one, feed, id: 1 + feed }), NOON - 3590);
    for (let now = NOON - 3595; now < NOON + 300; now += 5) {
      const since = now - NOON;
      if (since % 600 === -200) merged.hear(0, now);
      if (speaksAt !== undefined && since >= speaksAt) merged.hear(0, now);
      merged.hear(1, now);
      const [takeover] = merged.check(now);
      if (takeover) return [since, takeover.reason];
    }
    return undefined;
  };
  expect(lostAt(10)).toBeUndefined();
  expect(lostAt(undefined)).toEqual([95, 'silence']);
});

it('leaves all matches with a feed that is well, however seldom it looks while nothing is on', () => {
  const looks = fc.record({ busy: fc.integer({ min: 5, max: 80 }), quiet: fc.integer({ min: 60, max: 800 }) });
  const kickOffs = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(looks, looks, kickOffs, (first, deputy, begins) => {
      const merged = board(undefined, NOON - 1000);
      const changes: unknown[] = [];
      const next = [NOON - 1000, NOON - 1000];
      const sent: number[][] = [[], []];
      for (let now = NOON - 1000; now < NOON + 40_000; now += 5) {
        const isOn = begins.some((begin) => now >= NOON + begin && now < NOON + begin + 7000);
        for (const [feed, { busy, quiet }] of [first, deputy].entries()) {
          const isKickOff = begins.some((begin) => now >= NOON + begin && now - 5 < NOON + begin);
          // It comes soon after a kick-off.
          next[feed] = Math.min(next[feed] ?? now, isKickOff ? now + busy : Number.POSITIVE_INFINITY);
          if (now < (next[feed] ?? 0)) continue;
          next[feed] = now + (isOn ? busy : quiet);
          merged.hear(feed, now);
          for (const [id, begin] of begins.entries()) {
            const since = now - NOON - begin;
            const status =
              since < 0 ? MatchStatus.NotStarted : since < 7000 ? MatchStatus.FirstHalf : MatchStatus.Ended;
            const score = Math.floor(Math.min(Math.max(0, since), 6900) / 1500);
            const text = status * 100 + score;
            if (sent[feed]?.[id] === text) continue;
            sent[feed]?.splice(id, 1, text);
            const one = { feed, id: id + 1, home: id, away: 3, kickOff: NOON + begin };
            changes.push(...merged.take(feed, batchOf({ ...one, status, score }), now));
          }
        }
        changes.push(...merged.check(now));
      }
      expect(changes).toEqual([]);
    }),
    { numRuns: 5 },
  );
});
