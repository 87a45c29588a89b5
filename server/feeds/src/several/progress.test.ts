import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aFeedMatch } from '../testing/feedBuilders';
import { isBehind, type Progress, progressed } from './progress';

const KICK_OFF = 1_700_049_600;
const SECONDS = 180;
const STEP = 30;
/** Seconds until a standstill shows. */
const LONG = SECONDS + 60 + 2 * STEP;

type Word = { at: number; status: MatchStatus; goals: number };

function wordOf({ status, goals }: Word, hasClock: boolean) {
  return aFeedMatch({
    status_id: status,
    home_scores: [goals, 0, 0, 0, -1, 0, 0],
    period_start: hasClock && status !== MatchStatus.NotStarted ? KICK_OFF : 0,
  });
}

/** A match as it is: halves, and a goal now and then. */
const story = fc.array(fc.integer({ min: 60, max: 6000 }), { maxLength: 8 }).map((goals): Word[] => {
  const stages = [
    { at: -3600, status: MatchStatus.NotStarted },
    { at: 0, status: MatchStatus.FirstHalf },
    { at: 2760, status: MatchStatus.HalfTime },
    { at: 3660, status: MatchStatus.SecondHalf },
    { at: 6600, status: MatchStatus.Ended },
  ];
  const moments = [...stages.map(({ at }) => at), ...goals].sort((a, b) => a - b);
  return moments.map((at) => ({
    at,
    status: stages.findLast((stage) => stage.at <= at)?.status ?? MatchStatus.NotStarted,
    goals: goals.filter((goal) => goal <= at).length,
  }));
});

/** What a feed emits, so many seconds late, until it stands still. */
type Feed = { late: number; stopsAt?: number; hasClock?: boolean };

/** When one of two feeds is behind the other, and which, every half a minute; both emit all they know each time. */
function behind(words: readonly Word[], feeds: readonly [Feed, Feed]): { at: number; which: number[] }[] {
  const known: [Progress | undefined, Progress | undefined] = [undefined, undefined];
  const found: { at: number; which: number[] }[] = [];
  for (let at = -3000; at < 8000; at += STEP) {
    for (const [index, { late, stopsAt = Number.POSITIVE_INFINITY, hasClock = true }] of feeds.entries()) {
      const word = words.findLast((one) => one.at <= Math.min(at, stopsAt) - late);
      if (word) known[index] = progressed(known[index], wordOf(word, hasClock), KICK_OFF + at);
    }
    const [one, other] = known;
    if (!one || !other) continue;
    const now = KICK_OFF + at;
    const which = [isBehind(one, other, now, SECONDS), isBehind(other, one, now, SECONDS)].flatMap((is, index) =>
      is ? [index] : [],
    );
    if (which.length > 0) found.push({ at, which });
  }
  return found;
}

it('takes no feed that is late, but less than that, for one that stands still', () => {
  const feed = fc.record({ late: fc.integer({ min: 0, max: SECONDS - 2 * STEP }), hasClock: fc.boolean() });
  fc.assert(
    fc.property(story, feed, feed, (words, one, other) => {
      expect(behind(words, [one, other])).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('finds the feed that stands still, and never the one that goes on', () => {
  const stop = fc.integer({ min: -100, max: 6500 });
  fc.assert(
    fc.property(story, stop, fc.integer({ min: 0, max: 60 }), fc.boolean(), (words, stopsAt, late, hasClock) => {
      const found = behind(words, [
        { late: 0, stopsAt, hasClock },
        { late, hasClock },
      ]);
      expect(found.every(({ which }) => which.join() === '0')).toBe(true);
      // A goal or the end; only feeds with a clock have a half that begins.
      const before = words.findLast(({ at }) => at <= stopsAt);
      const next = words.find(({ at, status, goals }) => {
        const isStep = goals !== before?.goals || (hasClock ? status !== before.status : status === MatchStatus.Ended);
        return at > stopsAt && isStep;
      });
      // One that comes soon after another begins the wait anew.
      const rest = words.filter(({ at }) => next && at >= next.at);
      const last = rest.find(({ at }, index) => (rest[index + 1]?.at ?? Number.POSITIVE_INFINITY) - at > LONG);
      const [first] = found;
      expect(last && first && first.at - last.at).toBeLessThanOrEqual(LONG);
    }),
    { numRuns: 40 },
  );
});

it('never finds that two stand still behind each other, whatever they emit', () => {
  const step = fc.record({
    feed: fc.nat(1),
    after: fc.integer({ min: -400, max: 400 }),
    goals: fc.nat(3),
    status: fc.constantFrom(MatchStatus.NotStarted, MatchStatus.FirstHalf, MatchStatus.HalfTime, MatchStatus.Ended),
    hasClock: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (all) => {
      const known: [Progress | undefined, Progress | undefined] = [undefined, undefined];
      let now = KICK_OFF;
      for (const { feed, after, hasClock, ...word } of all) {
        now += after;
        known[feed] = progressed(known[feed], wordOf({ at: now, ...word }, hasClock), now);
        const [one, other] = known;
        if (one && other) expect(isBehind(one, other, now, 60) && isBehind(other, one, now, 60)).toBe(false);
      }
    }),
  );
});

it.each([
  ['reckons its halves from the planned kick-off', { period_start: 0 }, false],
  ['has a clock', { period_start: KICK_OFF }, true],
])('a deputy that %s is believed about a half: %j', (_, clock, isBelieved) => {
  const waiting = { status_id: MatchStatus.NotStarted, period_start: 0 };
  const first = progressed(undefined, aFeedMatch(waiting), KICK_OFF);
  const deputy = [MatchStatus.FirstHalf, MatchStatus.HalfTime].reduce<Progress | undefined>(
    (before, status_id, index) => progressed(before, aFeedMatch({ status_id, ...clock }), KICK_OFF + index),
    undefined,
  );
  expect(deputy && isBehind(first, deputy, KICK_OFF + 1000, SECONDS)).toBe(isBelieved);
});

it('waits for no step of a clock that was ahead', () => {
  const word = { at: 0, status: MatchStatus.FirstHalf, goals: 0 };
  const ahead = KICK_OFF + 3600;
  const one = progressed(progressed(undefined, wordOf(word, true), ahead), wordOf(word, true), KICK_OFF);
  const stood = [word, { ...word, goals: 1 }].reduce<Progress | undefined>(
    (before, next) => progressed(before, wordOf(next, true), ahead),
    undefined,
  );
  const other = progressed(
    progressed(stood, wordOf({ ...word, goals: 1 }, true), KICK_OFF),
    wordOf({ ...word, goals: 2 }, true),
    KICK_OFF + 60,
  );
  expect(isBehind(one, other, KICK_OFF + 60 + SECONDS, SECONDS)).toBe(true);
  expect(other.step?.at).toBe(KICK_OFF + 60);
  expect(stood && progressed(stood, wordOf({ ...word, goals: 1 }, true), KICK_OFF).step?.at).toBe(KICK_OFF);
});

it('remembers no more scores than a match has', () => {
  let one: Progress | undefined;
  for (let goals = 0; goals < 500; goals++) one = progressed(one, wordOf({ at: 0, status: 2, goals }, true), KICK_OFF);
  expect(one?.scores.size).toBe(60);
});
