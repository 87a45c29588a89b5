import fc from 'fast-check';
import { compareIds, type Id } from '../../entities/id';
import type { Match } from '../../entities/match';
import { MatchStatus } from '../../entities/matchStatus';
import { aCompetition, aCountry, aMatch } from '../../testing/builders';
import { competitionOrder } from '../competitionOrder';
import { isHidden } from '../status';
import { sizeOf } from './boardGroup';
import { groupByLeague } from './groupByLeague';
import { groupByTime, type RestOfHot, timeGroupOf } from './groupByTime';
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

const shown = (matches: readonly Match[]) => matches.filter(({ state }) => !isHidden(state)).map(({ id }) => id);
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
    expect(groupByTime(matches, 0, 'folded')).toEqual([
      { kind: 'hot', ids: [4] },
      { kind: 'live', ids: [3] },
      { kind: 'upcoming', ids: [6] },
      { kind: 'ended', ids: [2, 1] },
      { kind: 'others', ids: [5] },
    ]);
  });

  const restOfHot = fc.constantFrom<RestOfHot[]>('folded', 'unfolded', 'shown', 'upcoming');
  /** Kick-offs of a day are 0 to 5 s: within the hour, or all beyond it. */
  const now = fc.constantFrom(0, -3597, -7200);

  it('puts every shown match into exactly one group, or folds it away, and shows no empty one', () => {
    fc.assert(
      fc.property(aDay, now, restOfHot, (matches, at, rest) => {
        const groups = groupByTime(matches, at, rest);
        const folded = groups.flatMap(({ fold }) => (fold && !fold.isOpen ? fold.ids : []));
        expect(sorted([...groups.flatMap(({ ids }) => ids), ...folded])).toEqual(sorted(shown(matches)));
        expect(groups.every((group) => sizeOf(group) > 0)).toBe(true);
      }),
    );
  });

  it('has no live match below one that kicks off in more than an hour, unless unfolded (M7)', () => {
    fc.assert(
      fc.property(aDay, now, fc.constantFrom<RestOfHot[]>('folded', 'upcoming'), (matches, at, rest) => {
        const byId = new Map(matches.map((match) => [match.id, match]));
        const shown = groupByTime(matches, at, rest).flatMap(({ ids }) => ids.flatMap((id) => byId.get(id) ?? []));
        const late = shown.findIndex((match) => match.state.kind === 'fixture' && match.match_time > at + 3600);
        const below = late < 0 ? [] : shown.slice(late);
        expect(below.filter(({ state }) => state.kind === 'live')).toEqual([]);
      }),
    );
  });

  describe('of hot matches', () => {
    const hot = (id: number, match_time: number, status_id: MatchStatus = NotStarted) =>
      aMatch({ id, is_hot: true, match_time, status_id });
    const matches = [1, 2, 3, 4].map((id) => hot(id, id)).concat(hot(5, 6, FirstHalf), hot(6, 3605), hot(7, 9999));
    const ids = (rest: RestOfHot) => groupByTime(matches, 4, rest).map((group) => [group.kind, group.ids, group.fold]);

    it('the live ones come first, then at most three that kick off within the hour; the rest folds away', () => {
      expect(ids('folded')).toEqual([['hot', [5, 1, 2, 3], { ids: [4, 6, 7], isOpen: false }]]);
      expect(ids('unfolded')).toEqual([['hot', [5, 1, 2, 3, 4, 6, 7], { ids: [4, 6, 7], isOpen: true }]]);
    });

    it('all stand in the group for those who ask for hot ones, and as upcoming for those who follow them', () => {
      expect(ids('shown')).toEqual([['hot', [5, 1, 2, 3, 4, 6, 7], undefined]]);
      expect(ids('upcoming')).toEqual([
        ['hot', [5, 1, 2, 3], undefined],
        ['upcoming', [4, 6, 7], undefined],
      ]);
    });

    it('those of later alone are upcoming like others: a group without a line would only take room', () => {
      expect(groupByTime([hot(7, 9999), aMatch({ id: 8, match_time: 9000 })], 4, 'folded')).toEqual([
        { kind: 'upcoming', ids: [8, 7] },
      ]);
    });
  });
});

describe('by league', () => {
  const competitions = new Map([
    [1, aCompetition({ id: 1, name: 'Ý', is_hot: false })],
    [2, aCompetition({ id: 2, name: 'Anh', is_hot: false })],
    [3, aCompetition({ id: 3, name: 'Việt Nam', is_hot: true })],
  ]);

  const known = { competitions, countries: new Map(), order: competitionOrder([]) };

  it('begins with leagues that have a hot match, then hot leagues, then by name; unnamed ones come last', () => {
    const matches = [
      aMatch({ id: 1, competition_id: 4 }),
      aMatch({ id: 2, competition_id: 2 }),
      aMatch({ id: 3, competition_id: 3 }),
      aMatch({ id: 4, competition_id: 1 }),
      aMatch({ id: 5, competition_id: 1, is_hot: true }),
    ];
    expect(groupByLeague(matches, known)).toEqual([
      { kind: 'league', competitionId: 1, ids: [5, 4] },
      { kind: 'league', competitionId: 3, ids: [3] },
      { kind: 'league', competitionId: 2, ids: [2] },
      { kind: 'league', competitionId: 4, ids: [1] },
    ]);
  });

  it('follows the site’s own order, then the countries of the matches', () => {
    const countries = new Map([
      [1, aCountry({ id: 1, name: 'Ý' })],
      [2, aCountry({ id: 2, name: 'Áo' })],
    ]);
    const matches = [
      aMatch({ id: 1, competition_id: 2, country_id: 1 }),
      aMatch({ id: 2, competition_id: 1, country_id: 2 }),
      aMatch({ id: 3, competition_id: 4, country_id: 1 }),
    ];
    const groups = groupByLeague(matches, { competitions, countries, order: competitionOrder([4]) });
    expect(groups.map(({ competitionId }) => competitionId)).toEqual([4, 1, 2]);
  });

  it('puts every shown match into exactly one group', () => {
    fc.assert(
      fc.property(aDay, (matches) => {
        const ids = groupByLeague(matches, known).flatMap((group) => group.ids);
        expect(sorted(ids)).toEqual(sorted(shown(matches)));
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
