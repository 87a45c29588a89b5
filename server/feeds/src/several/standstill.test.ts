import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedBatch } from '../provider';
import { aFeedMatch } from '../testing/feedBuilders';
import { createMatchIds } from './createMatchIds';
import { createMergedBoard } from './createMergedBoard';
import { createNames } from './createNames';
import type { Takeover } from './createOwners';
import { takeoverWords } from './takeoverWords';

const KICK_OFF = 1_700_049_600;
const FEEDS = ['alpha', 'beta'];
const SILENT = 90;

function batchOf(id: number, goals: number, status = MatchStatus.FirstHalf): FeedBatch {
  const competition = { id: 1, name: 'Liga', short_name: 'L', primary_color: undefined, logo: undefined };
  return {
    countries: [{ id: 1, name: 'Germany' }],
    competitions: [{ ...competition, is_hot: false }],
    teams: ['Nordstern', 'Moor'].map((name, index) => ({ id: 101 + index, name, logo: undefined })),
    matches: [
      aFeedMatch({
        ...{ id, match_time: KICK_OFF, status_id: status, competition_id: 1, country_id: 1 },
        home_scores: [goals, 0, 0, 0, -1, 0, 0],
      }),
    ],
  };
}

type Goals = (seconds: number) => number | undefined;

/** Follows two feeds for so many seconds: goals by seconds since the kick-off, or nothing while a feed is away. */
function followed(first: Goals, deputy: Goals, seconds: number, step = 15) {
  const names = createNames([]);
  const board = createMergedBoard({
    ...{ feeds: FEEDS, names, ids: createMatchIds(), silentSeconds: SILENT, startedAt: KICK_OFF },
  });
  const changes: (Takeover & { at: number })[] = [];
  const words: string[] = [];
  for (let at = 0; at <= seconds; at += step) {
    const now = KICK_OFF + at;
    const told = [first(at), deputy(at)].flatMap((goals, feed) =>
      goals === undefined ? [] : board.take(feed, batchOf(feed + 1, goals), now),
    );
    const takeovers = [...told, ...board.check(now)];
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
    'alpha stands still while beta goes on: beta takes over Nordstern – Moor (Liga, germany)',
    'alpha is well again: it takes Nordstern – Moor (Liga, germany) back from beta',
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
