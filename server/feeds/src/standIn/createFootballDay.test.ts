import { NOON } from '../testing/simulatedDay';
import { createFootballDay } from './createFootballDay';

it('is the same for the same options, at any moment', () => {
  const options = { seed: 3, startedAt: NOON };
  const evening = NOON + 7 * 3600;
  expect(createFootballDay(options).at(evening)).toEqual(createFootballDay(options).at(evening));
});

it('has a crowd of live matches, of several worlds that share no id', () => {
  const day = createFootballDay({ seed: 3, startedAt: NOON, worlds: 3 });
  const { matches } = day.at(NOON + 7 * 3600);
  expect(matches.length).toBeGreaterThan(800);
  expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
  expect(matches.every(({ id }) => Number.isSafeInteger(id))).toBe(true);
  const teams = new Set(day.catalogue.teams?.map(({ id }) => id));
  expect(matches.every(({ home_team_id, away_team_id }) => teams.has(home_team_id) && teams.has(away_team_id))).toBe(
    true,
  );
});
