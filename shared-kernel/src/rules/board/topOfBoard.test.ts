import fc from 'fast-check';
import { BOARD_FILTERS } from '../../contract/boardFilter';
import type { Match } from '../../entities/match';
import { MatchStatus } from '../../entities/matchStatus';
import { aCompetition, aCountry, aMatch } from '../../testing/builders';
import { competitionOrder } from '../competitionOrder';
import { NO_PICKS } from '../picks';
import { arrangeBoard, type BoardView } from './arrangeBoard';
import { SORT_MODES, sizeOf } from './boardGroup';
import { BOARD_NAMES, type BoardName, shownOn } from './boardName';
import { topOfBoard, withSizes } from './topOfBoard';

const HOUR = 3600;
const NOW = 1_700_000_000;

const someMatches = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      status_id: fc.constantFrom(...Object.values(MatchStatus)),
      is_hot: fc.boolean(),
      match_time: fc.integer({ min: -30, max: 30 }).map((halfHours) => NOW + (halfHours * HOUR) / 2),
      competition_id: fc.integer({ min: 1, max: 6 }),
      country_id: fc.constantFrom(1, 2, undefined),
      odds: fc.constantFrom('', '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40', ';;', '!!!'),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  )
  .map((matches) => matches.map((given) => aMatch(given)));

const records = {
  competitions: new Map(
    [1, 2, 3, 4].map((id) => [id, aCompetition({ id, name: `Giải ${9 - id}`, is_hot: id === 3 })] as const),
  ),
  countries: new Map([1, 2].map((id) => [id, aCountry({ id, name: `Nước ${id}` })] as const)),
};

const aView = fc.record({
  filter: fc.constantFrom(...BOARD_FILTERS),
  sortMode: fc.constantFrom(...SORT_MODES),
  isHotUnfolded: fc.boolean(),
  favourites: fc.constantFrom(new Set<number>(), new Set([1, 2, 3, 5, 8, 13, 21, 34, 55, 89])),
  euroCompetitions: fc.constant(new Set([2, 3])),
  picks: fc.constant(NO_PICKS),
  order: fc.constantFrom(competitionOrder([]), competitionOrder([4, 2])),
  now: fc.constantFrom(NOW, NOW - 12 * HOUR),
  zone: fc.constant('Asia/Ho_Chi_Minh'),
});

const aBoard = fc.record({
  name: fc.constantFrom(...BOARD_NAMES),
  matches: someMatches,
  view: aView,
  most: fc.integer({ min: 1, max: 70 }),
});

const arrange = (name: BoardName, matches: readonly Match[], view: BoardView) =>
  arrangeBoard(name, shownOn(name, matches), view, records);
const rowsOf = ({ groups }: { groups: readonly { ids: readonly unknown[] }[] }) => groups.flatMap(({ ids }) => ids);

it('is the beginning of what the whole board shows, whatever order the matches came in', () => {
  fc.assert(
    fc.property(aBoard, ({ name, matches, view, most }) => {
      const whole = arrange(name, matches, view);
      const { ids } = topOfBoard(arrange(name, [...matches].reverse(), view), most);
      expect(ids).toEqual(rowsOf(whole).slice(0, most));
    }),
  );
});

it('shows the same rows under the same headers when its matches are all that is known', () => {
  fc.assert(
    fc.property(aBoard, ({ name, matches, view: given, most }) => {
      const view = { ...given, isHotUnfolded: false };
      const whole = arrange(name, matches, view);
      const { ids, summary } = topOfBoard(whole, most);
      const top = arrange(
        name,
        matches.filter(({ id }) => ids.includes(id)),
        view,
      );
      const groups = withSizes(top.groups, summary.groups);
      expect(rowsOf({ groups })).toEqual(ids);
      const begin = whole.groups.slice(0, groups.length);
      const header = (group: (typeof begin)[number]) => [group.kind, sizeOf(group), 'fold' in group];
      expect(groups.map(header)).toEqual(begin.map(header));
    }),
  );
});

it('shows the same rows under the same headers from its middle on', () => {
  fc.assert(
    fc.property(aBoard, fc.nat({ max: 9 }), ({ name, matches, view: given, most }, tenths) => {
      const view = { ...given, isHotUnfolded: false };
      const whole = arrange(name, matches, view);
      const skipped = Math.floor((rowsOf(whole).length * tenths) / 10);
      const { ids, summary } = topOfBoard(whole, most, skipped);
      expect(ids).toEqual(rowsOf(whole).slice(skipped, skipped + most));
      const part = arrange(
        name,
        matches.filter(({ id }) => ids.includes(id)),
        view,
      );
      const groups = withSizes(part.groups, summary.groups).filter((group) => group.ids.length > 0);
      expect(rowsOf({ groups })).toEqual(ids);
      const touched = whole.groups.filter((group) => group.ids.some((id) => ids.includes(id)));
      const header = (group: (typeof touched)[number]) => [group.kind, sizeOf(group), 'fold' in group];
      expect(groups.map(header)).toEqual(touched.map(header));
    }),
  );
});

const plainView: BoardView = {
  filter: 'online',
  sortMode: 'by-time',
  isHotUnfolded: false,
  picks: NO_PICKS,
  now: NOW,
  favourites: new Set(),
  euroCompetitions: new Set(),
  order: competitionOrder([]),
};
const later = aMatch({ id: 3, match_time: NOW + 5 * HOUR, is_hot: true });

it('keeps the place of a league whose hot match is above it', () => {
  const matches = [
    aMatch({ id: 1, competition_id: 1, is_hot: true }),
    aMatch({ id: 2, competition_id: 1 }),
    aMatch({ id: 3, competition_id: 2 }),
  ];
  const view: BoardView = { ...plainView, filter: 'all', sortMode: 'by-league', order: competitionOrder([2, 1]) };
  const { ids, summary } = topOfBoard(arrange('live', matches, view), 9, 1);
  expect([ids, summary.skipped]).toEqual([[2, 3], 1]);
  expect(withSizes(arrange('live', matches.slice(1), view).groups, summary.groups)).toMatchObject([
    { competitionId: 1, ids: [2], beyond: 1 },
    { competitionId: 2, ids: [3], beyond: 0 },
  ]);
});

it('says how large the whole board is', () => {
  const matches = [
    aMatch({ id: 1, status_id: MatchStatus.FirstHalf }),
    aMatch({ id: 2, match_time: NOW + 60, is_hot: true }),
    later,
    aMatch({ id: 4, match_time: NOW + 60 }),
    aMatch({ id: 5, status_id: MatchStatus.Ended, match_time: NOW - 5 * HOUR }),
  ];
  expect(topOfBoard(arrange('live', matches, plainView), 2)).toEqual({
    ids: [2, 1],
    summary: {
      total: 4,
      live: 1,
      filters: { all: 5, hot: 2, favorite: 0, online: 1, end: 1, euro: 0 },
      groups: [
        { kind: 'hot', shown: 1, folded: 1 },
        { kind: 'live', shown: 1, folded: 0 },
        { kind: 'upcoming', shown: 1, folded: 0 },
      ],
    },
  });
});
