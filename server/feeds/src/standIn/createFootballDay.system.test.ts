import { NOON } from '../testing/simulatedDay';
import { createFootballDay } from './createFootballDay';

it('is the same for the same options, at any moment', () => {
  const options = { seed: 3, startedAt: NOON, leagues: 4 };
  const evening = NOON + 7 * 3600;
  expect(createFootballDay(options).at(evening)).toEqual(createFootballDay(options).at(evening));
});

it('has the matches of several worlds, which share no id', () => {
  const leagues = 8;
  const one = createFootballDay({ seed: 3, startedAt: NOON, leagues });
  const day = createFootballDay({ seed: 3, startedAt: NOON, leagues, worlds: 3 });
  const { matches } = day.at(NOON + 7 * 3600);
  expect(matches.length).toBeGreaterThan(2 * one.matches.length);
  expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
  expect(matches.every(({ id }) => Number.isSafeInteger(id))).toBe(true);
  const teams = new Set(day.catalogue.teams?.map(({ id }) => id));
  expect(matches.every(({ home_team_id, away_team_id }) => teams.has(home_team_id) && teams.has(away_team_id))).toBe(
    true,
  );
});
