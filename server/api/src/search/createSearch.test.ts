import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { createBoard } from '../board/createBoard';
import { toStoredMatchRow } from '../store/matchState';
import { aSnapshot } from '../testing/storeReads';
import { createSearch } from './createSearch';

const NOW = 1_000_000;
const DAY = 86_400;

const team = (id: number, name: string) => ({ id, name, logo: undefined });
const competition = (id: number, name: string, is_hot = false) => ({
  id,
  name,
  is_hot,
  short_name: name,
  logo: undefined,
  primary_color: undefined,
});

const TEAMS = [
  team(101, 'Công An Hà Nội'),
  team(102, 'Hà Nội'),
  team(103, 'Hà Nội II'),
  team(104, 'Nam Định'),
  team(105, 'Hà Nội'),
];
const PAST = { id: 1, home_team_id: 102, away_team_id: 104, match_time: NOW - DAY, status_id: 8 } as const;
const NEXT = { id: 2, home_team_id: 104, away_team_id: 102, match_time: NOW + 2 * DAY, status_id: 1 } as const;
const LIVE = { id: 3, home_team_id: 101, away_team_id: 104, match_time: NOW - 3600, status_id: 4 } as const;
const GONE = { id: 4, home_team_id: 102, away_team_id: 104, match_time: NOW, status_id: 0 } as const;
const NAMELESS = { id: 5, home_team_id: 102, away_team_id: 999, match_time: NOW, status_id: 1 } as const;
const ABROAD = { id: 6, home_team_id: 105, away_team_id: 105, match_time: NOW, competition_id: 2, country_id: 2 };

function open(matches: readonly Parameters<typeof aFeedMatch>[0][] = [PAST, NEXT, LIVE, GONE, NAMELESS, ABROAD]) {
  const stored = matches.map((match, index) => ({ ...toStoredMatchRow(aFeedMatch(match)), version: index + 1 }));
  const reference = {
    teams: TEAMS,
    competitions: [
      competition(1, 'V.League 1', true),
      competition(2, 'Giải hạng Nhất Hà Nội'),
      competition(3, 'Cúp Nam Hà'),
    ],
    countries: [
      { id: 1, name: 'Việt Nam' },
      { id: 2, name: 'Lào' },
    ],
  };
  const board = createBoard(aSnapshot({ last: 9, matches: stored, reference }));
  return { board, search: createSearch(board) };
}

it('finds teams by any words of their names, whole names first, those of hot competitions before others', () => {
  const { teams } = open().search('hà nội', NOW);
  expect(teams.slice(0, 2)).toEqual([
    { id: 102, name: 'Hà Nội', logo: undefined, country: 'Việt Nam' },
    { id: 105, name: 'Hà Nội', logo: undefined, country: 'Lào' },
  ]);
  expect(
    teams
      .slice(2)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([101, 103]);
});

it('finds competitions, with the country of their matches', () => {
  const found = { id: 2, name: 'Giải hạng Nhất Hà Nội', logo: undefined, country: 'Lào' };
  expect(open().search('ha noi', NOW).competitions).toEqual([found]);
});

it('finds live matches, those to come, those of the past; none that are drawn nowhere', () => {
  const { search } = open();
  for (const typed of ['nam dinh', 'nam hà']) expect(search(typed, NOW).matches.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(search('nam cong an', NOW).matches).toEqual([
    { id: 3, match_time: NOW - 3600, status_id: 4, home: 'Công An Hà Nội', away: 'Nam Định' },
  ]);
});

it('has a match as it is now', () => {
  const { board, search } = open();
  expect(search('nam cong an', NOW).matches[0]?.status_id).toBe(LIVE.status_id);
  board.applyUnstored({ matches: [aFeedMatch({ ...LIVE, status_id: 8 })] });
  expect(search('nam cong an', NOW).matches[0]?.status_id).toBe(8);
  board.applyUnstored({ matches: [aFeedMatch({ ...LIVE, status_id: 0 })] });
  expect(search('nam cong an', NOW).matches).toEqual([]);
});

it('knows a new match within a minute, also when the clock is set back', () => {
  const { board, search } = open([PAST]);
  const found = (now: number) => search('nam dinh', now).matches.map(({ id }) => id);
  expect(found(NOW)).toEqual([1]);
  board.applyUnstored({ matches: [aFeedMatch(NEXT)] });
  expect([found(NOW + 59), found(NOW + 60)]).toEqual([[1], [2, 1]]);
  board.applyUnstored({ matches: [aFeedMatch(LIVE)] });
  expect(found(NOW - 3600)).toEqual([3, 2, 1]);
});

it('knows a team by its name of now alone', () => {
  const { board, search } = open();
  const found = (typed: string) => search(typed, NOW).teams.map(({ id }) => id);
  expect(found('xa xôi')).toEqual([]);
  board.applyUnstored({ teams: [team(106, 'Xa Xôi')] });
  expect(found('xa xôi')).toEqual([106]);
  board.applyUnstored({ teams: [team(106, 'Gần Gũi')] });
  expect([found('xa xôi'), found('gần gũi')]).toEqual([[], [106]]);
});

it('knows the country of a competition since its first match', () => {
  const { board, search } = open([PAST]);
  const found = (now: number) => search('lào', now).competitions.map(({ id }) => id);
  expect(found(NOW)).toEqual([]);
  board.applyUnstored({ matches: [aFeedMatch(ABROAD)] });
  expect(found(NOW + 60)).toEqual([2]);
});

it('answers with ten of each at most', () => {
  const { search, board } = open();
  board.applyUnstored({ teams: Array.from({ length: 50 }, (_, id) => team(1000 + id, `Xa Xôi ${id}`)) });
  expect(search('xa', NOW).teams).toHaveLength(10);
});

it.each(['', '!!!', 'không có đội này'])('finds nothing for "%s"', (typed) => {
  expect(open().search(typed, NOW)).toEqual({ teams: [], competitions: [], matches: [] });
});
