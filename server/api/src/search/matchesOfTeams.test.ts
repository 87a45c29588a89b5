import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { worldBoard } from '../testing/worldBoard';
import { createSearch } from './createSearch';

const NOW = 1_000_000;
const DAY = 86_400;

const match = (id: number, home: string, away: string, days: number, status_id: number = MatchStatus.NotStarted) => ({
  id,
  home,
  away,
  status_id,
  match_time: NOW + days * DAY,
});
const over = MatchStatus.Ended;
const GIVEN = [
  match(1, 'Real Madrid', 'Getafe', -3, over),
  match(2, 'Real Madrid', 'Sevilla', 4),
  match(3, 'Valencia', 'Real Madrid', -7, over),
  match(4, 'Real Madrid', 'Elche', 9),
  match(5, 'Girona', 'Real Madrid', 0.1),
  match(6, 'Atletico Madrid', 'Real Betis', 0, MatchStatus.FirstHalf),
  match(7, 'Everton', 'Manchester United', 5),
  match(8, 'Manchester United', 'Everton', -9, over),
  match(9, 'Manchester City', 'Everton', 0, MatchStatus.HalfTime),
  match(10, 'Hà Nội FC', 'Thể Công - Viettel', 2),
  match(11, 'Thể Công - Viettel', 'Công an Hà Nội', 0, MatchStatus.SecondHalf),
  match(12, 'Hoàng Anh Gia Lai', 'Sông Lam Nghệ An', 1),
  match(13, 'Barcelona', 'Espanyol', 3),
  match(14, 'Villarreal', 'Espanyol', 1),
];
const search = createSearch(worldBoard(GIVEN));
const given = (typed: string) =>
  search(typed, NOW)
    .matches.map(({ id }) => id)
    .filter((id) => id <= GIVEN.length);

it('the next match of a team goes before later ones, and the latest past one before earlier ones, home or away', () => {
  expect(given('real madrid')).toEqual([5, 2, 4, 1, 3]);
  expect(given('rel madrid')).toEqual([5, 2, 4, 1, 3]);
});

it.each([
  ['mu everton', [7, 8]],
  ['everton vs mu', [7, 8]],
  ['trận MU - Everton', [7, 8]],
  ['man utd đấu với everton', [7, 8]],
  ['manutd evertn', [7, 8]],
  ['tỷ số trực tiếp mu gặp everton hôm nay', [7, 8]],
  ['viettel gặp hà nội', [10, 11]],
  ['hoàng anh gia lai gặp sông lam nghệ an', [12]],
  ['barcelona espanyol', [13]],
  ['mu elche', []],
])('"%s" finds %j', (typed, ids) => expect(given(typed)).toEqual(ids));
