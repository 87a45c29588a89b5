import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch, FeedResult } from '../../feedRecords';
import { NOON, onShow, simulated } from '../../testing/simulatedDay';
import { world } from '../world/world';
import { DAY } from './calendar';

const competitions = world.competitions.slice(0, 1);
const pastAt = (now: number, seed = 7) =>
  [...(simulated({ seed, competitions }).past?.(now) ?? [])].flatMap(({ results = [] }) => results);
const past = pastAt(NOON);

test('two whole seasons lie behind, and this one until what is on show begins', () => {
  const teams = competitions.flatMap(({ teams }) => teams);
  const whole = teams.length * (teams.length - 1);
  const [oldest, last, present] = [
    past.filter(({ match_time }) => match_time < NOON - 550 * DAY),
    past.filter(({ match_time }) => match_time >= NOON - 550 * DAY && match_time < NOON - 200 * DAY),
    past.filter(({ match_time }) => match_time >= NOON - 200 * DAY),
  ];
  for (const season of [oldest, last]) {
    expect(season.length).toBeGreaterThan(whole * 0.96);
    expect(season.length).toBeLessThanOrEqual(whole);
  }
  expect(present.length).toBeGreaterThan(0);
  const onShowFrom = Math.min(...onShow(simulated({ competitions }), NOON).matches.map((match) => match.match_time));
  expect(Math.max(...past.map(({ match_time }) => match_time))).toBeLessThan(onShowFrom);
});

test('in a season each pair meets at most once at a ground, and no team plays twice a day', () => {
  const season = past.filter(({ match_time }) => match_time < NOON - 550 * DAY);
  expect(new Set(season.map((one) => `${one.home_team_id}-${one.away_team_id}`)).size).toBe(season.length);
  const days = season.flatMap((one) =>
    [one.home_team_id, one.away_team_id].map((team) => `${team} ${Math.floor(one.match_time / DAY)}`),
  );
  expect(new Set(days).size).toBe(days.length);
  expect(new Set(past.map(({ id }) => id)).size).toBe(past.length);
});

test('scores are those of the goals, in the order of the minutes', () => {
  for (const { home_scores, away_scores, incidents } of past) {
    const goals = (position: number) => incidents.filter((one) => one.position === position).length;
    expect([home_scores[0], away_scores[0]]).toEqual([goals(1), goals(2)]);
    const minutes = incidents.map(({ time }) => time);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
    for (const { player_name } of incidents) expect(player_name).toBeTruthy();
  }
});

test('it is the same for a seed, and another for another', () => {
  expect(pastAt(NOON)).toEqual(past);
  expect(pastAt(NOON, 8)).not.toEqual(past);
});

/** What both have of a match. */
const kept = ({ id, match_time, home_scores, away_scores, incidents }: FeedMatch | FeedResult) => ({
  id,
  match_time,
  scores: [home_scores, away_scores].map((scores) => scores.slice(0, 2)),
  goals: incidents
    .filter(({ type }) => [1, 8, 17].includes(type))
    .map(({ type, time, added_time, player_name }) => [type, time, added_time, player_name]),
});

test('a match that was on show is a result as it ended', () => {
  const shown = onShow(simulated({ competitions }), NOON).matches.filter(
    ({ status_id }) => status_id === MatchStatus.Ended,
  );
  const later = new Map(pastAt(NOON + 40 * DAY).map((result) => [result.id, result]));
  expect(shown.length).toBeGreaterThan(20);
  for (const match of shown) expect(kept(later.get(match.id) ?? match)).toEqual(kept(match));
  expect(shown.every(({ id }) => later.has(id))).toBe(true);
});
