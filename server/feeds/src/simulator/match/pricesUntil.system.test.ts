import fc from 'fast-check';
import { parseOdds } from 'shared-kernel/rules/odds';
import { isScoreShown } from 'shared-kernel/rules/status';
import { NOON } from '../../testing/simulatedDay';
import { stateAt } from '../../testing/timelines';
import { createLeague } from '../season/createLeague';
import { world } from '../world/world';
import { matchTimeline } from './matchTimeline';
import { pricesUntil as allPricesUntil } from './pricesUntil';

const SEED = 7;

/** The prices of the match itself. */
const pricesUntil = (...asked: Parameters<typeof allPricesUntil>) =>
  allPricesUntil(...asked).filter(({ group }) => !group);

const HOUR = 3600;
const leagues = world.competitions.slice(0, 8).map((one) => createLeague(one, { seed: SEED, startedAt: NOON }));
const planned = leagues.flatMap((league) =>
  league.matchesBetween(NOON - 2 * 24 * HOUR, NOON + 24 * HOUR).map((match) => ({ league, match })),
);
const played = planned.filter(({ match }) => match.outline.kind === 'played');
const aMatch = fc.constantFrom(...played);

it('begins six hours before kick-off, and moves before it and in play; a minute later it says the same and more', () => {
  fc.assert(
    fc.property(aMatch, fc.integer({ min: -6 * HOUR, max: 3 * HOUR }), ({ match }, after) => {
      const { kickoff } = match.fixture;
      const moves = pricesUntil(match, SEED, kickoff + after);
      expect(moves[0]).toMatchObject({ match_id: match.fixture.id, time: kickoff - 6 * HOUR, is_live: false });
      const times = moves.map(({ time }) => time);
      expect([...times].sort((one, other) => one - other)).toEqual(times);
      expect(times.at(-1)).toBeLessThanOrEqual(kickoff + after);
      for (const { odds } of moves) if (odds !== '') expect(parseOdds(odds).win).toBeDefined();
      if (after > 0) expect(moves.filter(({ is_live }) => !is_live).length).toBeGreaterThan(5);
      if (after > 2 * HOUR) expect(moves.filter(({ is_live }) => is_live).length).toBeGreaterThan(7);
      // The last of its ten minutes may be another one then.
      expect(pricesUntil(match, SEED, kickoff + after + 60).slice(0, moves.length - 1)).toEqual(moves.slice(0, -1));
    }),
  );
});

it('says what the match said at that moment', () => {
  fc.assert(
    fc.property(aMatch, ({ league, match }) => {
      const timeline = matchTimeline(league, match, SEED);
      for (const { time, odds, is_live } of pricesUntil(match, SEED, match.fixture.kickoff + HOUR).slice(-4)) {
        const match = stateAt(timeline, time);
        expect([match.odds, isScoreShown(match.state)]).toEqual([odds, is_live]);
      }
    }),
    { numRuns: 30 },
  );
});

it('knows nothing of a match that is further away', () => {
  for (const { match } of planned) expect(pricesUntil(match, SEED, match.fixture.kickoff - 6 * HOUR - 1)).toEqual([]);
});

it.each(['half', 'corners'] as const)('has those of %s as they were then, before kick-off and in play', (group) => {
  fc.assert(
    fc.property(aMatch, ({ league, match }) => {
      const timeline = matchTimeline(league, match, SEED);
      const { kickoff } = match.fixture;
      const moves = allPricesUntil(match, SEED, kickoff + 3 * HOUR).filter((one) => one.group === group);
      expect(moves[0]).toMatchObject({ time: kickoff - 6 * HOUR, is_live: false });
      expect(moves.filter(({ is_live }) => !is_live).length).toBeGreaterThan(5);
      expect(moves.filter(({ is_live }) => is_live).length).toBeGreaterThan(group === 'half' ? 2 : 6);
      for (const { time, odds } of [...moves.slice(0, 3), ...moves.slice(-3)]) {
        expect(timeline.at(time).markets?.[0]?.[group]).toEqual({ odds, suspended_odds: '' });
      }
    }),
    { numRuns: 30 },
  );
});
