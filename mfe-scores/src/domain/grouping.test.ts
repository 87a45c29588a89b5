import fc from 'fast-check';
import { compareIds, type Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aMatch } from 'shared-kernel/testing/builders';
import { groupByLeague } from './groupByLeague';
import { groupByTime, timeGroupOf } from './groupByTime';
import { byKickOff, byNewest } from './matchOrder';

const { Abnormal, NotStarted, FirstHalf, Ended, Delayed, Cancelled } = MatchStatus;

const aDay = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      status_id: fc.constantFrom(...Object.values(MatchStatus)),
      is_hot: fc.boolean(),
      match_time: fc.integer({ min: 0, max: 5 }),
      competition_id: fc.integer({ min: 1, max: 4 }),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  )
  .map((matches) => matches.map((given) => aMatch(given)).sort(byKickOff));

const drawn = (matches: readonly Match[]) =>
  matches.filter(({ status_id }) => status_id !== Abnormal).map(({ id }) => id);
const sorted = (ids: readonly Id[]) => [...ids].sort(compareIds);

describe('by time', () => {
  it.each([
    ['hot and live', FirstHalf, true, 'hot'],
    ['hot and to come', NotStarted, true, 'hot'],
    ['live', FirstHalf, false, 'live'],
    ['to come', NotStarted, false, 'upcoming'],
    ['hot once, now ended', Ended, true, 'ended'],
    ['delayed', Delayed, true, 'others'],
    ['cancelled', Cancelled, false, 'others'],
    ['abnormal', Abnormal, true, undefined],
  ])('a match that is %s', (_, status_id, is_hot, group) => {
    expect(timeGroupOf(aMatch({ status_id, is_hot }))).toBe(group);
  });

  it('stands in the order of the specification, ended matches newest first', () => {
    const matches = [
      aMatch({ id: 1, status_id: Ended, match_time: 100 }),
      aMatch({ id: 2, status_id: Ended, match_time: 200 }),
      aMatch({ id: 3, status_id: FirstHalf, match_time: 300 }),
      aMatch({ id: 4, status_id: FirstHalf, match_time: 310, is_hot: true }),
      aMatch({ id: 5, status_id: Cancelled, match_time: 320 }),
      aMatch({ id: 6, match_time: 400 }),
    ];
    expect(groupByTime(matches)).toEqual([
      { kind: 'hot', ids: [4] },
      { kind: 'live', ids: [3] },
      { kind: 'upcoming', ids: [6] },
      { kind: 'ended', ids: [2, 1] },
      { kind: 'others', ids: [5] },
    ]);
  });

  it('puts every drawn match into exactly one group, and shows no empty one', () => {
    fc.assert(
      fc.property(aDay, (matches) => {
        const groups = groupByTime(matches);
        expect(sorted(groups.flatMap(({ ids }) => ids))).toEqual(sorted(drawn(matches)));
        expect(groups.every(({ ids }) => ids.length > 0)).toBe(true);
      }),
    );
  });
});

describe('by league', () => {
  const competitions = new Map([
    [1, aCompetition({ id: 1, name: 'Ý', is_hot: false })],
    [2, aCompetition({ id: 2, name: 'Anh', is_hot: false })],
    [3, aCompetition({ id: 3, name: 'Việt Nam', is_hot: true })],
  ]);

  it('begins with leagues that have a hot match, then hot leagues, then by name; unnamed ones come last', () => {
    const matches = [
      aMatch({ id: 1, competition_id: 4 }),
      aMatch({ id: 2, competition_id: 2 }),
      aMatch({ id: 3, competition_id: 3 }),
      aMatch({ id: 4, competition_id: 1 }),
      aMatch({ id: 5, competition_id: 1, is_hot: true }),
    ];
    expect(groupByLeague(matches, competitions)).toEqual([
      { kind: 'league', competitionId: 1, ids: [5, 4] },
      { kind: 'league', competitionId: 3, ids: [3] },
      { kind: 'league', competitionId: 2, ids: [2] },
      { kind: 'league', competitionId: 4, ids: [1] },
    ]);
  });

  it('puts every drawn match into exactly one group', () => {
    fc.assert(
      fc.property(aDay, (matches) => {
        const ids = groupByLeague(matches, competitions).flatMap((group) => group.ids);
        expect(sorted(ids)).toEqual(sorted(drawn(matches)));
      }),
    );
  });
});

describe.each([
  ['by kick-off', byKickOff],
  ['newest first', byNewest],
])('the order %s', (_, order) => {
  it('is total: the same list whatever the order it came in', () => {
    fc.assert(
      fc.property(aDay, fc.infiniteStream(fc.nat()), (matches, dice) => {
        const shuffled = matches.map((match) => ({ match, at: dice.next().value ?? 0 })).sort((a, b) => a.at - b.at);
        const again = shuffled.map(({ match }) => match).sort(order);
        expect(again).toEqual([...matches].sort(order));
        for (const one of matches)
          for (const other of matches) if (one !== other) expect(order(one, other)).not.toBe(0);
      }),
    );
  });
});
