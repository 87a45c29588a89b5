import type { FeedMatch } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { CHANGES_EVENT, LANES, type WireChanges } from 'shared-kernel/protocol/lanes';
import { aCompetition, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { createBoard } from '../board/createBoard';
import type { LoggedChange } from '../store/changeLog';
import { toStoredMatchRow } from '../store/matchState';
import type { ChangeDelta } from '../store/readMatches';
import { expectDescribed } from '../testing/expectDescribed';
import { aSnapshot, someChanges } from '../testing/storeReads';
import { createLaneLog } from './createLaneLog';
import { createLaneSender, laneGroup } from './createLaneSender';
import { createProgressBroadcaster } from './createProgressBroadcaster';
import { createReloads, reloadGroup } from './createReloads';

const NOW = 1_670_612_400;
const NO_RECORDS = { countries: [], competitions: [], teams: [] };
const live = aFeedMatch({ status_id: MatchStatus.FirstHalf, odds: '1', match_time: NOW });

const REFERENCE = {
  countries: [],
  competitions: [aCompetition()],
  teams: [aTeam(), aTeam({ id: 102, name: 'Inter' })],
};

/** A node that knows match 1 as change 1, and hears what its groups get. */
function aNode({
  recent = [] as LoggedChange[],
  last = 1,
  lastForBoards = undefined as number | undefined,
  isFollowed = true,
} = {}) {
  const matches = [{ ...toStoredMatchRow(live), version: 1 }];
  const board = createBoard(aSnapshot({ last, lastForBoards, matches, reference: REFERENCE }));
  const log = createLaneLog(board, recent);
  const sent: { group: string; changes: WireChanges }[] = [];
  const hub = {
    group: (group: string) => ({
      broadcast(target: string, changes: unknown) {
        if (target === CHANGES_EVENT) expectDescribed(target, changes);
        sent.push({ group, changes: changes as WireChanges });
      },
      connectionCount: () => (isFollowed && group === reloadGroup(0) ? 1 : 0),
    }),
  };
  const clock = { now: 0, due: [] as { at: number; run: () => void }[] };
  const after = (ms: number, run: () => void) => {
    clock.due.push({ at: clock.now + ms, run });
  };
  const reloads = createReloads({ hub, after });
  const lanes = createLaneSender({ hub, log, reloads, board, now: () => clock.now, after });
  const report = createProgressBroadcaster({ hub, board, log, lanes, reloads, now: () => NOW });
  return {
    board,
    log,
    /** The store reports these states, one change each. */
    happen(matches: FeedMatch[], given: Partial<Extract<ChangeDelta, { kind: 'changes' }>> = {}) {
      const stored = matches.map((match) => ({ ...toStoredMatchRow(match), version: ++last }));
      last += given.removedIds?.length ?? 0;
      report(board.apply(someChanges({ last, matches: stored, ...given })));
    },
    /** What a group got since the last look. */
    got(...which: (typeof LANES)[number][]) {
      const of = sent.filter(({ group }) => group === laneGroup(which)).map(({ changes }) => changes);
      return of;
    },
    /** How many of the parts were asked to load a board, each once. */
    reloaded: () => new Set(sent.filter(({ group }) => group.startsWith('reload')).map(({ group }) => group)).size,
    calls: (group: string) => sent.filter((one) => one.group === group).length,
    quiet: () => sent.filter(({ group }) => group === laneGroup(['football'], true)).map(({ changes }) => changes),
    pass(ms: number) {
      clock.now += ms;
      const due = clock.due.filter(({ at }) => at <= clock.now);
      clock.due = clock.due.filter(({ at }) => at > clock.now);
      for (const { run } of due) run();
    },
  };
}

test('football is sent at once, with names where a page may announce it, and prices to their followers alone', () => {
  const { happen, got } = aNode();
  happen([{ ...live, home_scores: [1, 0, 0, 0, 0], odds: '2' }]);
  const score = [MatchStatus.FirstHalf, [1, 0, 0, 0, 0], live.away_scores, 0];
  const names = ['Arsenal', 'Inter', 'Ngoại hạng Anh'];
  expect(got('football')).toEqual([{ upTo: { football: 2 }, entries: [[1, 'football', 1, 2, { score, names }]] }]);
  expect(got('prices')).toEqual([{ upTo: { prices: 2 }, entries: [[1, 'prices', 1, 2, { odds: '2' }]] }]);
  expect(got(...LANES)).toEqual([
    { upTo: { football: 2, prices: 1 }, entries: [[1, 'football', 1, 2, { score, names }]] },
    { upTo: { football: 2, prices: 2 }, entries: [[1, 'prices', 1, 2, { odds: '2' }]] },
  ]);
});

test('of prices that change more than once a second the last ones are sent, and the numbers lag until then', () => {
  const { happen, got, pass } = aNode();
  for (const odds of ['2', '3', '4']) {
    happen([{ ...live, odds }]);
    pass(100);
  }
  expect(got('prices').map(({ entries }) => entries)).toEqual([[[1, 'prices', 1, 2, { odds: '2' }]]]);
  happen([{ ...live, odds: '4', home_scores: [0, 0, 0, 0, 1] }]);
  expect(got(...LANES).at(-1)?.upTo).toEqual({ football: 5, prices: 2 });
  pass(700);
  expect(got('prices').slice(1)).toEqual([{ upTo: { prices: 5 }, entries: [[1, 'prices', 2, 4, { odds: '4' }]] }]);
  pass(5000);
  expect(got('prices')).toHaveLength(2);
});

test('a tab that sleeps hears of goals and red cards at once, and of the rest once a minute', () => {
  const { happen, pass, quiet } = aNode();
  const scores = (...home_scores: number[]) => ({ ...live, home_scores });
  happen([scores(0, 0, 0, 1, 0)]);
  expect(quiet()).toHaveLength(1);
  for (const corners of [1, 2, 3]) happen([scores(0, 0, 0, 1, corners)]);
  expect(quiet()).toHaveLength(1);
  happen([scores(1, 0, 0, 1, 3)]);
  const [, goal] = quiet();
  expect([goal?.upTo, goal?.entries[0]?.slice(0, 4)]).toEqual([{ football: 6 }, [1, 'football', 2, 6]]);
  happen([scores(1, 0, 0, 2, 3)]);
  pass(59_999);
  expect(quiet()).toHaveLength(2);
  pass(1);
  expect(quiet()[2]).toMatchObject({ upTo: { football: 7 }, entries: [[1, 'football', 6, 7, {}]] });
});

test('incidents are cut where they differ, and appended', () => {
  const { happen, got, log } = aNode();
  const [one, two, three] = [anIncident({ time: 1 }), anIncident({ time: 2 }), anIncident({ time: 3 })];
  happen([{ ...live, incidents: [one, two] }]);
  happen([{ ...live, incidents: [one, three] }]);
  const cuts = got('football').map(({ entries }) => entries[0]?.[4]?.incidents);
  expect(cuts).toEqual([
    { from: 0, add: [one, two] },
    { from: 1, add: [three] },
  ]);
  const resumed = log.resume(['football'], { football: 2 })?.entries[0];
  expect(resumed?.[4]).toEqual({ incidents: { from: 1, add: [three] } });
});

test('ranks and "hot" are football, and no page loads a board for them', () => {
  const { happen, got, pass, reloaded, log } = aNode();
  happen([{ ...live, home_position: 3, away_position: 12 }]);
  happen([{ ...live, home_position: undefined, is_hot: true }]);
  expect(got('football').map(({ entries }) => entries)).toEqual([
    [[1, 'football', 1, 2, { listing: [3, 12, false] }]],
    [[1, 'football', 2, 3, { listing: [0, 0, true] }]],
  ]);
  expect(log.resume(['football'], { football: 1 })?.entries).toEqual([
    [1, 'football', 0, 3, { listing: [0, 0, true] }],
  ]);
  pass(5000);
  expect(reloaded()).toBe(0);
});

test('who missed something gets all of it in one frame, each part once', () => {
  const { happen, log } = aNode();
  happen([{ ...live, odds: '2' }]);
  happen([{ ...live, odds: '3' }]);
  happen([{ ...live, odds: '3', home_scores: [0, 0, 0, 0, 2] }]);
  happen([], { removedIds: [9] });
  const score = [MatchStatus.FirstHalf, [0, 0, 0, 0, 2], live.away_scores, 0];
  expect(log.resume(LANES, { football: 1, prices: 1 })).toEqual({
    upTo: { football: 5, prices: 5 },
    entries: [
      [9, null, null, 5, null],
      [1, 'football', 0, 4, { score }],
      [1, 'prices', 0, 3, { odds: '3' }],
    ],
  });
  expect(log.resume(['football'], { football: 5 })).toEqual({ upTo: { football: 5 }, entries: [] });
});

test.each([
  ['a number of the future', { football: 3 }],
  ['a number before the log begins', { football: 0 }],
  ['no number for the lane', { prices: 2 }],
])('%s needs a board', (_, since) => {
  const { happen, log } = aNode();
  happen([{ ...live, odds: '2' }]);
  expect(log.resume(['football'], since)).toBeUndefined();
});

test('so does a step that says more than changes: a new match, other records, a gap, and what is unstored', () => {
  const { happen, log, board } = aNode();
  const canResume = () => log.resume(['football'], { football: board.last() - 1 }) !== undefined;
  happen([aFeedMatch({ id: 2, match_time: NOW })]);
  expect(canResume()).toBe(false);
  happen([{ ...live, odds: '2' }]);
  expect(canResume()).toBe(true);
  happen([{ ...live, odds: '3' }], { reference: NO_RECORDS, lastForBoards: board.last() + 1 });
  expect(canResume()).toBe(false);
  happen([{ ...live, odds: '4' }]);
  expect(canResume()).toBe(true);
  board.applyUnstored({ matches: [{ ...live, odds: '5' }] });
  expect(canResume()).toBe(false);
});

test('of a match with states in between everything is sent: a reader of another node may know one of them', () => {
  const { happen, got } = aNode();
  happen([{ ...live, odds: '2' }], { skippedIds: new Set([1]) });
  expect(Object.keys(got('football')[0]?.entries[0]?.[4] ?? {})).toEqual([
    ...['score', 'incidents', 'match_time', 'names', 'listing'],
  ]);
});

test('prices that wait count from the first of the states in between, which another node may have sent apart', () => {
  const { happen, got, pass } = aNode();
  happen([{ ...live, odds: '2' }]);
  const after = { ...toStoredMatchRow({ ...live, odds: '4', is_hot: true }), version: 5 };
  happen([], { last: 5, matches: [after], skippedIds: new Set([1]) });
  expect(got(...LANES).at(-1)?.upTo).toEqual({ football: 5, prices: 2 });
  pass(1000);
  expect(got('prices').at(-1)?.upTo).toEqual({ prices: 5 });
});

const published = (number: number): LoggedChange => ({ number, match_id: 1, needs_board: false });

test.each([
  ['the log begins', { recent: [published(7), published(8), published(9)] }, 6],
  [
    'something changed that lanes do not carry',
    { recent: [published(6), published(7), published(8), published(9)], lastForBoards: 8 },
    8,
  ],
  [
    'the store began to count from a higher number',
    { recent: [published(3), published(4), published(8), published(9)] },
    8,
  ],
  ['it did so, and nothing changed since', { recent: [published(3), published(4)] }, 9],
])('a node that starts vouches for no number from before %s', (_, known, lowest) => {
  const { log } = aNode({ last: 9, ...known });
  const isKnown = (football: number) => log.resume(['football'], { football }) !== undefined;
  expect([2, 3, 4, 5, 6, 7, 8, 9].filter(isKnown)[0]).toBe(lowest);
});

test('pages learn within five minutes, a part of them at a time, that something changed which lanes do not carry', () => {
  const { happen, pass, reloaded, got } = aNode();
  happen([{ ...live, competition_id: 8 }], { lastForBoards: 2 });
  expect(reloaded()).toBe(0);
  pass(5000);
  expect(reloaded()).toBe(1);
  // Who has not been asked yet must not resume from a higher number.
  happen([{ ...live, competition_id: 8, home_scores: [1] }]);
  expect(got('football').at(-1)?.upTo).toEqual({ football: 1 });
  for (let part = 1; part < 30; part += 1) pass(10_000);
  expect(reloaded()).toBe(30);
  happen([{ ...live, competition_id: 8, home_scores: [2] }]);
  expect(got('football').at(-1)?.upTo).toEqual({ football: 4 });
});

test('they learn it too when a removed match comes back: it may be of another competition', () => {
  const { happen, pass, reloaded } = aNode();
  happen([], { removedIds: [1] });
  happen([{ ...live, competition_id: 8 }], { lastForBoards: 3 });
  pass(5000);
  expect(reloaded()).toBe(1);
});

test('where nobody follows, nothing is sent, and who comes may resume at once', () => {
  const { log, happen, pass, reloaded, got } = aNode({ isFollowed: false });
  happen([{ ...live, competition_id: 8 }], { lastForBoards: 2 });
  pass(5000);
  expect(reloaded()).toBe(0);
  happen([{ ...live, competition_id: 8, home_scores: [1] }]);
  expect(got('football').at(-1)?.upTo).toEqual({ football: 3 });
  expect([1, 2].map((football) => log.resume(['football'], { football }) !== undefined)).toEqual([false, true]);
});

test('they learn it once in five minutes, however often it happens', () => {
  const { happen, pass, calls } = aNode();
  for (let second = 0; second < 880; second += 1) {
    happen([{ ...live, competition_id: 30 + second }], { lastForBoards: second + 2 });
    pass(1000);
  }
  expect(calls(reloadGroup(0))).toBe(3);
});

test.each([
  ['the same records', { reference: { ...REFERENCE, teams: REFERENCE.teams.toReversed() }, lastForBoards: 2 }, 0],
  ['other records', { reference: NO_RECORDS, lastForBoards: 2 }, 1],
  ['a match that is new', { lastForBoards: 2 }, 0],
])('of %s they are asked to load %#', (_, given, parts) => {
  const { happen, pass, reloaded } = aNode();
  happen([aFeedMatch({ id: 2, match_time: NOW })], given);
  pass(5000);
  expect(reloaded()).toBe(parts);
});

test('a node that starts says what it knows of changes before', () => {
  const { log } = aNode({ recent: [published(1)] });
  const [entry] = log.resume(['football'], { football: 0 })?.entries ?? [];
  expect(entry?.slice(0, 4)).toEqual([1, 'football', 0, 1]);
});

test.each([
  [1000, true],
  [1001, false],
])('a client that missed changes of %d matches in both lanes can resume: %s', (most, canResume) => {
  const { happen, log, board } = aNode();
  const matches = Array.from({ length: most }, (_, index) => aFeedMatch({ id: index + 2, match_time: NOW }));
  happen(matches);
  const since = { football: board.last(), prices: board.last() };
  happen(matches.map((match) => ({ ...match, odds: '9', home_scores: [1] })));
  const missed = log.resume(LANES, since);
  expect(missed?.entries.length).toBe(canResume ? 2 * most : undefined);
});

test('a season that arrives at once is sent by halves, and pages learn that', () => {
  const { happen, got } = aNode();
  happen(Array.from({ length: 600 }, (_, day) => aFeedMatch({ id: day + 2, match_time: NOW + day * 86_400 })));
  expect(got('football').map(({ isPartial, entries }) => [isPartial, entries.length])).toEqual([
    [true, 0],
    [undefined, 2],
  ]);
});
