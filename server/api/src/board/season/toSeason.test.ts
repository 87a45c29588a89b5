import type { PlayedMatch } from '../../store/results/readSeason';
import type { NamedStandingRow } from '../../store/standings';
import { toSeason } from './toSeason';

const DAY = 86_400;

const played = (day: number, home: number, away: number, goals: [number, number]): PlayedMatch => ({
  match_id: day,
  kick_off: day * DAY,
  home,
  away,
  home_goals: goals[0],
  away_goals: goals[1],
  home_half: 0,
  away_half: 0,
});

/** What a feed says of a team that won all its matches, or none. */
const row = (team_id: number, count: number, given: Partial<NamedStandingRow> = {}): NamedStandingRow => ({
  team_id,
  name: `Đội ${team_id}`,
  logo: undefined,
  played: count,
  won: count,
  drawn: 0,
  lost: 0,
  goals_for: count,
  goals_against: 0,
  points: 3 * count,
  form: [],
  ...given,
});

const season = (given: Partial<Parameters<typeof toSeason>[0]>) =>
  toSeason({
    name: 'Hạng nhì',
    feedRows: [],
    played: [],
    live: [],
    rule: undefined,
    teamOf: (id) => ({ name: `Đội ${id}` }),
    ...given,
  });

const points = ({ total }: ReturnType<typeof toSeason>) => total.map((one) => [one.team_id, one.played, one.points]);

test('a match in play counts with its score of now, and both teams are said to play', () => {
  const live = [{ home: 2, away: 1, kickOff: 9 * DAY, goals: [1, 0], half: [0, 0], isLive: true }] as const;
  const made = season({ played: [played(1, 1, 2, [1, 0])], live });
  expect(points(made)).toEqual([
    [1, 2, 3],
    [2, 2, 3],
  ]);
  expect(made).toMatchObject({ matches: 2, since: DAY, is_feed: false });
  expect(made.teams).toMatchObject([
    { id: 1, form: ['W'], is_playing: true },
    { id: 2, form: ['L'], is_playing: true },
  ]);
});

test('a feed whose table is behind by a match is corrected by the result', () => {
  const made = season({ played: [played(1, 1, 2, [1, 0]), played(8, 2, 1, [0, 1])], feedRows: [row(1, 1), row(2, 1)] });
  expect(made.is_feed).toBe(false);
  expect(points(made)[0]).toEqual([1, 2, 6]);
});

test('where results are missing the table of all matches is the feed’s, in its order', () => {
  const feedRows = [row(2, 20), row(1, 20, { points: 50 }), row(3, 20)];
  const made = season({ played: [played(1, 1, 2, [1, 0])], feedRows });
  expect(made).toMatchObject({ is_feed: true, criteria: [], matches: 1 });
  expect(made.total.map(({ team_id, place, points: all }) => [team_id, place, all])).toEqual([
    [2, 1, 60],
    [1, 2, 50],
    [3, 3, 60],
  ]);
  expect(made.home[0]).toMatchObject({ team_id: 1, played: 1, points: 3 });
});

test('points that were deducted come from the feed’s table', () => {
  const feedRows = [row(1, 1, { points: -7 }), row(2, 1, { won: 0, lost: 1, points: 0 })];
  expect(points(season({ played: [played(1, 1, 2, [1, 0])], feedRows }))).toEqual([
    [2, 1, 0],
    [1, 1, -7],
  ]);
});

test('teams that have not played stand below, by name', () => {
  const feedRows = [row(3, 0, { name: 'Ân' }), row(1, 0, { name: 'Bình' }), row(2, 0, { name: 'An' })];
  const made = season({ feedRows });
  expect(made.total.map(({ team_id, place }) => [team_id, place])).toEqual([
    [2, 1],
    [3, 1],
    [1, 1],
  ]);
  expect(made.since).toBeUndefined();
});

test('without a table of the feed a team that nobody can name has no line', () => {
  const made = season({
    played: [played(1, 1, 2, [1, 0]), played(2, 1, -9, [1, 0])],
    teamOf: (id) => (id > 0 ? { name: `Đội ${id}` } : undefined),
  });
  expect(made.teams.map(({ id }) => id)).toEqual([1, 2]);
  expect(made.matches).toBe(1);
});
