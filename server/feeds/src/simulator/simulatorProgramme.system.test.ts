import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { DEFAULT_SEED } from '../feedConfig';
import { asMatch } from '../testing/asMatch';
import { NOON, onShow, simulated } from '../testing/simulatedDay';
import { matchTimeline } from './match/matchTimeline';
import { DAY } from './season/calendar';
import { createLeague } from './season/createLeague';
import { world } from './world/world';

const HOUR = 3600;
/** Its matches begin at 23:30, 00:30, 01:30 and 02:30 UTC. */
const LATE_LEAGUE = 311;
const NO_TABLE = { placeOf: () => undefined, nextResultAfter: () => Number.POSITIVE_INFINITY };
const now = NOON;
const { matches, standings } = onShow(simulated(), now);

describe('what a simulated feed shows', () => {
  it('is about 300 matches from eight hours before the start of the run to sixteen after it', () => {
    const around = matches.filter(({ match_time }) => match_time >= now - 8 * HOUR && match_time < now + 16 * HOUR);
    expect(around.length).toBeGreaterThanOrEqual(270);
    expect(around.length).toBeLessThanOrEqual(350);
    const hot = around.filter(({ is_hot }) => is_hot);
    expect(hot.length).toBeGreaterThanOrEqual(8);
    expect(hot.length).toBeLessThanOrEqual(15);
  });

  it('has matches on each of fourteen days past and fourteen to come', () => {
    for (let day = -14; day <= 14; day++) {
      const from = (Math.floor(now / DAY) + day) * DAY;
      expect(matches.filter(({ match_time }) => match_time >= from && match_time < from + DAY).length).toBeGreaterThan(
        10,
      );
    }
  });

  it('can be read by a page, each match with an id of its own', () => {
    expect(matches.map(asMatch)).toHaveLength(matches.length);
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
  });

  it('knows results of the past, plays at present, and has not begun what is to come', () => {
    const phases = (from: number, until: number) =>
      new Set(
        matches
          .filter(({ match_time }) => match_time >= from && match_time < until)
          .map(({ status_id }) => matchState(status_id).kind),
      );
    expect(phases(0, now - 4 * HOUR)).toEqual(new Set(['result', 'off']));
    expect(phases(now - HOUR, now)).toContain('live');
    expect(phases(now + 6 * HOUR, Infinity)).toEqual(new Set(['fixture']));
  });

  it('names each team, competition and country of a match', () => {
    const { teams = [], competitions = [], countries = [] } = simulated().catalogue;
    const known = [teams, competitions, countries].map((records) => new Set(records.map(({ id }) => id)));
    for (const match of matches) {
      const { home_team_id, away_team_id, competition_id, country_id } = match;
      const named = [known[0]?.has(home_team_id), known[0]?.has(away_team_id), known[1]?.has(competition_id)];
      expect([...named, known[2]?.has(country_id ?? 0)]).toEqual([true, true, true, true]);
    }
  });

  it('lets each club rest for more than a day', () => {
    const times = new Map<number, number[]>();
    for (const { home_team_id, away_team_id, match_time } of matches) {
      for (const team of [home_team_id, away_team_id]) times.set(team, [...(times.get(team) ?? []), match_time]);
    }
    for (const kickoffs of times.values()) {
      const sorted = kickoffs.sort((a, b) => a - b);
      const rests = sorted.slice(1).map((kickoff, index) => kickoff - (sorted[index] ?? kickoff));
      expect(Math.min(...rests)).toBeGreaterThan(DAY);
    }
  });

  it('gives a match to come the places its teams have in the table', () => {
    const placeOf = new Map(
      standings.flatMap(({ rows }) => rows.map(({ team_id }, index) => [team_id, index + 1] as const)),
    );
    const toCome = matches.filter(({ match_time }) => match_time > now);
    for (const { home_team_id, away_team_id, home_position, away_position } of toCome) {
      expect([home_position, away_position]).toEqual([placeOf.get(home_team_id), placeOf.get(away_team_id)]);
    }
  });

  it('has the odd delay, cancellation and abandonment, and no more', () => {
    const odd = matches.filter(({ status_id }) => matchState(status_id).kind === 'off');
    const kinds = new Set(odd.map(({ status_id }) => status_id));
    for (const status of [MatchStatus.Delayed, MatchStatus.Cancelled, MatchStatus.Abandoned])
      expect(kinds).toContain(status);
    expect(odd.length / matches.length).toBeLessThan(0.02);
  });
});

it.each(Array.from({ length: 12 }, (_, index) => 2 * index))(
  'started at %s:00 UTC, there is always a match on',
  (hour) => {
    const startedAt = NOON - 12 * HOUR + hour * HOUR;
    const kickoffs = world.competitions
      .map((competition) => createLeague(competition, { seed: 7, startedAt }))
      .flatMap((league) => league.matchesBetween(startedAt - 2 * HOUR, startedAt + 15 * HOUR))
      .map(({ fixture }) => fixture.kickoff);
    for (let moment = startedAt; moment < startedAt + 15 * HOUR; moment += HOUR / 2) {
      const on = kickoffs.filter((kickoff) => kickoff <= moment && kickoff > moment - 1.75 * HOUR);
      expect(on.length).toBeGreaterThanOrEqual(4);
    }
  },
);

it('started at any time of the day, minutes pass in two matches or more, whoever has half time', () => {
  const standing = [];
  const step = process.env.TEST_RING === 'long' ? HOUR / 4 : 1.25 * HOUR;
  for (let startedAt = NOON; startedAt < NOON + DAY; startedAt += step) {
    const season = { seed: DEFAULT_SEED, startedAt };
    const running = world.competitions
      .map((competition) => createLeague(competition, season))
      .flatMap((league) =>
        league
          .matchesBetween(startedAt - 2.5 * HOUR, startedAt)
          .flatMap((match) => matchTimeline(NO_TABLE, match, DEFAULT_SEED).at(startedAt).matches ?? []),
      )
      .filter(({ status_id }) => status_id === MatchStatus.FirstHalf || status_id === MatchStatus.SecondHalf);
    if (running.length < 2) standing.push(new Date(startedAt * 1000).toISOString());
  }
  expect(standing).toEqual([]);
});

it('a league that plays in the evening has the matches after midnight in the same night', () => {
  const late = world.competitions.filter(({ id }) => id === LATE_LEAGUE);
  const season = { seed: DEFAULT_SEED, startedAt: NOON };
  const nights = late.flatMap((competition) => createLeague(competition, season).matchesBetween(NOON, NOON + DAY));
  const kickoffs = nights.map(({ fixture }) => fixture.kickoff);
  expect(Math.max(...kickoffs) - Math.min(...kickoffs)).toBe(3 * HOUR);
});

it('is the same for a seed and another for another', () => {
  const competitions = world.competitions.slice(0, 3);
  const [once, again, other] = [7, 7, 8].map((seed) => onShow(simulated({ seed, competitions }), now));
  expect(once).toEqual(again);
  expect(once).not.toEqual(other);
});
