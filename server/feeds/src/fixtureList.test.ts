import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FixtureList } from './feedRecords';
import { DOUBTED_FOR, forgottenBy, goneBy, goneMatch, type KnownMatch } from './fixtureList';

const NOW = 1_800_000_000;
const DAY = 86_400;

const aKnown = (given: Partial<KnownMatch> = {}): KnownMatch => ({
  id: 1,
  match_time: NOW,
  competition_id: 1,
  country_id: 1,
  home_team_id: 11,
  away_team_id: 12,
  status_id: MatchStatus.NotStarted,
  ...given,
});

const aList = (ids: readonly number[], given: object = {}) => ({
  competition_id: undefined,
  from: NOW - DAY,
  to: NOW + DAY,
  ids: [...ids],
  ...given,
});

const goneAt = (now: number, list: ReturnType<typeof aList>, known: readonly KnownMatch[], doubts = new Map()) =>
  goneBy([list], known, new Set(), doubts, now).map(({ id }) => id);

const { Abnormal, NotStarted, FirstHalf, Ended, Cancelled } = MatchStatus;

const known: fc.Arbitrary<KnownMatch[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    match_time: fc.integer({ min: NOW - 3 * DAY, max: NOW + 3 * DAY }),
    competition_id: fc.constantFrom(1, 2),
    country_id: fc.constant(1),
    home_team_id: fc.constantFrom(11, 12, 13),
    away_team_id: fc.constantFrom(21, 22, 23),
    status_id: fc.constantFrom(Abnormal, NotStarted, FirstHalf, Ended, Cancelled),
  }),
  { selector: ({ id }) => id, maxLength: 15 },
);

const list = fc.record({
  competition_id: fc.constantFrom(1, 2, undefined),
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 20 })),
  from: fc.constantFrom(NOW - 2 * DAY, NOW),
  to: fc.constantFrom(NOW + 1, NOW + 2 * DAY),
});

const published = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 3 });

it('never takes what a list names, what came in the same batch, or what it does not cover', () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 3 }), known, published, fc.boolean(), (lists, all, sameBatch, isLate) => {
      const doubts = new Map(isLate ? all.map(({ id }) => [id, NOW - DOUBTED_FOR]) : []);
      for (const gone of goneBy(lists, all, new Set(sameBatch), doubts, NOW)) {
        expect(lists.some(({ ids }) => ids.includes(gone.id)) || sameBatch.includes(gone.id)).toBe(false);
        const covers = ({ from, to, competition_id = gone.competition_id }: FixtureList) =>
          from <= gone.match_time && gone.match_time < to && competition_id === gone.competition_id;
        expect(lists.some(covers)).toBe(true);
        expect(gone.status_id).not.toBe(Abnormal);
      }
    }),
  );
});

it('takes an ended match only where one of the same teams within a day is there', () => {
  fc.assert(
    fc.property(list, known, (one, all) => {
      const gone = goneBy([one], all, new Set(), new Map(), NOW);
      for (const match of gone.filter(({ status_id }) => status_id === Ended)) {
        const twin = (other: KnownMatch) =>
          !gone.includes(other) &&
          other.status_id !== Abnormal &&
          [other.competition_id, other.home_team_id, other.away_team_id].join() ===
            [match.competition_id, match.home_team_id, match.away_team_id].join() &&
          Math.abs(other.match_time - match.match_time) <= DAY;
        expect(all.some(twin)).toBe(true);
      }
    }),
  );
});

it('takes all that a list lacks and that has no end, once the list has been the same for long', () => {
  fc.assert(
    fc.property(list, known, (one, all) => {
      const doubts = new Map<number, number>();
      const before = goneBy([one], all, new Set(), doubts, NOW);
      const left = all.filter((match) => !before.includes(match));
      const after = goneBy([one], left, new Set(), doubts, NOW + DOUBTED_FOR);
      const lacked = all.filter(
        ({ id, match_time, competition_id, status_id }) =>
          one.from <= match_time &&
          match_time < one.to &&
          (one.competition_id ?? competition_id) === competition_id &&
          !one.ids.includes(id) &&
          status_id !== Ended &&
          status_id !== Abnormal,
      );
      expect([...before, ...after]).toEqual(expect.arrayContaining(lacked));
    }),
  );
});

it.each([
  ['names as many as it lacks', [2], [aKnown(), aKnown({ id: 2, home_team_id: 13 })], [1]],
  ['names none', [], [aKnown()], []],
  ['names fewer than it lacks', [3], [aKnown(), aKnown({ id: 2, home_team_id: 13 })], []],
  ['names the match under another id', [2], [aKnown(), aKnown({ id: 2, match_time: NOW + 3600 })], [1]],
  ['names it at the other ground', [2], [aKnown(), aKnown({ id: 2, home_team_id: 12, away_team_id: 11 })], [1]],
  ['lacks a match in play', [2], [aKnown({ status_id: FirstHalf }), aKnown({ id: 2, home_team_id: 13 })], [1]],
  ['lacks one that has ended', [2], [aKnown({ status_id: Ended }), aKnown({ id: 2, home_team_id: 13 })], []],
  ['lacks one that ended and was made anew', [2], [aKnown({ status_id: Ended }), aKnown({ id: 2 })], [1]],
  ['lacks two of the same teams', [3], [aKnown({ status_id: Ended }), aKnown({ id: 2, status_id: Ended })], []],
])('a list that %s', (_, ids, all, gone) => {
  expect(goneAt(NOW, aList(ids), all)).toEqual(gone);
});

it('an empty list is believed after six hours, unless the match was named meanwhile', () => {
  const doubts = new Map();
  expect(goneAt(NOW, aList([]), [aKnown()], doubts)).toEqual([]);
  expect(goneAt(NOW + DOUBTED_FOR - 1, aList([]), [aKnown()], doubts)).toEqual([]);
  expect(goneAt(NOW + DOUBTED_FOR - 1, aList([1]), [aKnown()], doubts)).toEqual([]);
  expect(goneAt(NOW + DOUBTED_FOR, aList([]), [aKnown()], doubts)).toEqual([]);
  expect(goneAt(NOW + 2 * DOUBTED_FOR, aList([]), [aKnown()], doubts)).toEqual([1]);
});

it('a clock that was ahead when the doubt began makes nothing gone sooner or never', () => {
  const doubts = new Map();
  goneAt(NOW + DAY, aList([]), [aKnown()], doubts);
  expect(goneAt(NOW, aList([]), [aKnown()], doubts)).toEqual([]);
  expect(goneAt(NOW + DOUBTED_FOR, aList([]), [aKnown()], doubts)).toEqual([1]);
});

it('a feed follows on what a doubtful list lacks and may be in play, and forgets the rest', () => {
  const all = [aKnown(), aKnown({ id: 2, match_time: NOW + DAY - 1 })];
  expect(forgottenBy(aList([]), all, NOW).map(({ id }) => id)).toEqual([2]);
  expect(forgottenBy(aList([3, 4]), all, NOW).map(({ id }) => id)).toEqual([1, 2]);
});

it('a match that is gone keeps what no lane has, so that pages need no other board', () => {
  expect(goneMatch(aKnown())).toMatchObject({ id: 1, match_time: NOW, country_id: 1, status_id: Abnormal, odds: '' });
});
