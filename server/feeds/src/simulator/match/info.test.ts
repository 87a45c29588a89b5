import { DAY } from '../season/calendar';
import { createLeague } from '../season/createLeague';
import { world } from '../world/world';
import { infoTimeline } from './info';

const NOW = 1_785_000_000;
const SEASON = { seed: 3, startedAt: NOW };
const [competition] = world.competitions;
if (!competition) throw new Error('the world has no competition');
const matches = createLeague(competition, SEASON).matchesBetween(NOW - 10 * DAY, NOW + 10 * DAY);

const infoOf = (index: number, now: number, seed = 3) => {
  const match = matches[index];
  if (!match) throw new Error(`there are only ${matches.length} matches`);
  return { match, ...infoTimeline(match, seed).at(now).info?.[0] };
};

it('a match is on the ground of its home team', () => {
  const { match, venue, match_id } = infoOf(0, NOW);
  expect([match_id, venue?.name]).toEqual([match.fixture.id, `Sân vận động ${match.fixture.home.name}`]);
});

it('its referee is named two days before, and stays', () => {
  const { match } = infoOf(0, NOW);
  const at = (days: number) => infoOf(0, match.fixture.kickoff + days * DAY).referee;
  expect(at(-2.1)).toBeUndefined();
  expect(at(-2)).toMatch(/\S/);
  expect(at(1)).toBe(at(-2));
  const { nextAfter } = infoTimeline(match, 3);
  expect([nextAfter(0), nextAfter(match.fixture.kickoff)]).toEqual([match.fixture.kickoff - 2 * DAY, undefined]);
});

it('its matchday is counted from 1 within a season', () => {
  const season = 2 * (competition.teams.length - 1);
  const league = createLeague(competition, SEASON);
  const all = league.matchesBetween(NOW - 500 * DAY, NOW + 500 * DAY);
  const days = all.map((match) => infoTimeline(match, 3).at(NOW).info?.[0]?.matchday);
  expect([Math.min(...days.map(Number)), Math.max(...days.map(Number))]).toEqual([1, season]);
});

it('matches have different referees', () => {
  const late = NOW + 30 * DAY;
  expect(new Set([0, 1, 2, 3, 4, 5].map((index) => infoOf(index, late).referee)).size).toBeGreaterThan(2);
});
