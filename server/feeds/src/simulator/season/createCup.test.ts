import fc from 'fast-check';
import { IncidentType } from 'shared-kernel/entities/incident';
import { scored } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { extraTimeScore, mainScore, regularScore, shootoutScore } from 'shared-kernel/rules/score';
import { matchState } from '../match/matchState';
import { storyOf } from '../match/story';
import { type WorldCompetition, world } from '../world/world';
import { DAY } from './calendar';
import { type CupMatch, createCup } from './createCup';
import { pastCupResults } from './pastResults';

const [asianCup] = world.cups as [WorldCompetition];
const NOON = Date.UTC(2026, 6, 18, 5) / 1000;
const NO_PLACES = { home: undefined, away: undefined };

/** The matches of the season around the start of a run. */
function season(seed: number, startedAt = NOON): CupMatch[] {
  return createCup(asianCup, { seed, startedAt }).matchesBetween(startedAt - 20 * DAY, startedAt + 20 * DAY);
}

const seeds = fc.integer({ min: 1, max: 1e6 });

const ofRound = (matches: readonly CupMatch[], round: string) =>
  matches.filter(({ fixture }) => fixture.stage?.round === round);

const teamsOf = (matches: readonly CupMatch[]) =>
  [...new Set(matches.flatMap(({ fixture }) => [fixture.home.id, fixture.away.id]))].sort();

/** The match when it is over. */
const ended = ({ fixture, outline }: CupMatch, seed: number) =>
  matchState(fixture, storyOf({ fixture, outline }, seed), outline.endsAt, NO_PLACES);

const winnerOf = (match: CupMatch, seed: number) => {
  const state = scored({ ...ended(match, seed), status_id: MatchStatus.Ended });
  const [score, kicks] = [mainScore(state), shootoutScore(state)];
  return { ...score, kicks: (kicks?.home ?? 0) - (kicks?.away ?? 0) };
};

it('eight teams play in two groups; two of each play on, and the winner of two legs is in the final', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const matches = season(seed);
      const rounds = ['group', 'semi_final', 'final'];
      expect(rounds.map((round) => ofRound(matches, round).length)).toEqual([12, 4, 1]);
      expect(rounds.map((round) => teamsOf(ofRound(matches, round)).length)).toEqual([8, 4, 2]);
      for (const group of ['A', 'B']) {
        const theirs = matches.filter(({ fixture }) => fixture.stage?.group === group);
        expect([theirs.length, teamsOf(theirs).length]).toEqual([6, 4]);
        const through = teamsOf(ofRound(matches, 'semi_final')).filter((team) => teamsOf(theirs).includes(team));
        expect(through).toHaveLength(2);
      }
      const semiFinals = ofRound(matches, 'semi_final');
      const finalists = teamsOf(ofRound(matches, 'final'));
      for (const first of semiFinals.filter((_, index) => index % 2 === 0)) {
        const { home, away } = first.fixture;
        const second = semiFinals.find(({ fixture }) => fixture.home === away && fixture.away === home);
        if (!second) throw new Error('a second leg is missing');
        const [there, back] = [winnerOf(first, seed), winnerOf(second, seed)];
        const lead = there.home - there.away + back.away - back.home || -back.kicks;
        expect(lead).not.toBe(0);
        expect(finalists.filter((id) => id === home.id || id === away.id)).toEqual([lead > 0 ? home.id : away.id]);
      }
    }),
    { numRuns: 60 },
  );
});

it('a round is announced when the one before is over, and matches have ids of their own', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 86_399 }), (seed, second) => {
      const matches = season(seed, NOON + second);
      for (const { fixture, announcedAt } of matches) expect(announcedAt).toBeLessThan(fixture.kickoff);
      const last = Math.max(...ofRound(matches, 'group').map(({ outline }) => outline.endsAt));
      expect(ofRound(matches, 'semi_final').map(({ announcedAt }) => announcedAt)).toEqual(Array(4).fill(last));
      expect(new Set(matches.map(({ fixture }) => fixture.id)).size).toBe(matches.length);
    }),
    { numRuns: 40 },
  );
});

it('a level tie has extra time, whose goals come after the 90th minute, and then kicks until one side has won', () => {
  const level = Array.from({ length: 120 }, (_, seed) => season(seed).map((match) => ({ match, seed })))
    .flat()
    .filter(({ match: { outline } }) => outline.kind === 'played' && outline.decider);
  expect(level.length).toBeGreaterThan(30);
  for (const { match, seed } of level) {
    const state = ended(match, seed);
    const [regular, extra] = [regularScore(scored(state)), extraTimeScore(scored(state)) ?? { home: 0, away: 0 }];
    expect([extra.home >= regular.home, extra.away >= regular.away]).toEqual([true, true]);
    const late = state.incidents.filter(({ type, time }) => time > 90 && type === IncidentType.Goal);
    expect(late.length).toBeLessThanOrEqual(extra.home + extra.away - regular.home - regular.away);
    const kicks = state.incidents.filter(({ type }) =>
      [IncidentType.ShootoutScored, IncidentType.ShootoutMissed].some((kick) => kick === type),
    );
    expect(kicks.every(({ player_name }) => player_name)).toBe(true);
    if (kicks.length > 0) expect(kicks.length).toBeGreaterThanOrEqual(6);
    expect(state.status_id).toBe(MatchStatus.Ended);
  }
  expect(level.some(({ match, seed }) => shootoutScore(scored(ended(match, seed))))).toBe(true);
  expect(level.some(({ match, seed }) => !shootoutScore(scored(ended(match, seed))))).toBe(true);
});

it('the status says when extra time and kicks are on', () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 120; seed++) {
    for (const { fixture, outline } of season(seed)) {
      if (outline.kind !== 'played' || !outline.decider) continue;
      const story = storyOf({ fixture, outline }, seed);
      const at = (moment: number) => matchState(fixture, story, moment, NO_PLACES);
      const [first] = outline.decider.halves;
      expect(at(first.startsAt + 60).status_id).toBe(MatchStatus.ExtraTime);
      const [kick] = outline.decider.kicks;
      if (!kick) continue;
      seen.add(at(kick.at - 1).status_id);
    }
  }
  expect([...seen]).toEqual([MatchStatus.PenaltyShootout]);
});

it('the next season of the cup begins after the final', () => {
  const cup = createCup(asianCup, { seed: 1, startedAt: NOON });
  const fixtures = cup.matchesBetween(NOON - 20 * DAY, NOON + 55 * DAY).map(({ fixture }) => fixture);
  const final = fixtures.filter(({ stage }) => stage?.round === 'final');
  expect(final).toHaveLength(1);
  const after = fixtures.filter(({ kickoff }) => kickoff > (final[0]?.kickoff ?? 0));
  expect(after.length).toBeGreaterThanOrEqual(12);
  expect(Math.min(...after.map(({ kickoff }) => kickoff))).toBeGreaterThan(NOON + 40 * DAY);
});

it('matches that are over and no longer on show are emitted as results, with goals of extra time', () => {
  const cup = createCup(asianCup, { seed: 3, startedAt: NOON });
  const matches = cup.matchesBetween(NOON - 20 * DAY, NOON);
  const results = pastCupResults(matches, 3);
  expect(results.map(({ id }) => id)).toEqual(matches.map(({ fixture }) => fixture.id));
  for (const [index, match] of matches.entries()) {
    const { home_scores, away_scores, incidents } = ended(match, 3);
    const goals = incidents.filter(({ type }) => [1, 8, 17].includes(type));
    expect(results[index]).toMatchObject({ home_scores, away_scores, incidents: goals });
  }
});
