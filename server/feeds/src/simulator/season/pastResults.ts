import { type Incident, Side } from 'shared-kernel/entities/incident';
import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import { isGoal } from 'shared-kernel/rules/goals';
import type { FeedResult } from '../../feedRecords';
import type { Step } from '../../timeline/step';
import { happeningSteps } from '../match/happeningSteps';
import { happeningsOf } from '../match/happenings';
import { matchState } from '../match/matchState';
import { storyOf } from '../match/story';
import { randomFrom } from '../random/random';
import type { PlannedMatch } from './createSchedule';

/** What is kept of matches that are over: scores, and the goals. Those without a result are left out. */
export function pastResults(matches: readonly PlannedMatch[], seed: number): FeedResult[] {
  return matches.flatMap(({ fixture, outline }) => {
    if (outline.kind !== 'played') return [];
    const { halves } = outline;
    // The same luck as that of the match's story.
    const random = randomFrom(seed, fixture.id, 3);
    const happenings = happeningsOf(fixture, halves, outline.goals, random);
    const goals = goalsOf(happeningSteps({ fixture, halves, happenings, seed, random }).steps);
    const scoresOf = (wanted: Side) => {
      const scores = [0, 0, 0, 0, -1, 0, 0];
      scores[ScoreIndex.regular] = happenings.filter(({ kind, side }) => kind === 'goal' && side === wanted).length;
      scores[ScoreIndex.firstHalf] = happenings.filter(
        ({ kind, side, half }) => kind === 'goal' && side === wanted && half === 0,
      ).length;
      return scores;
    };
    return [
      {
        id: fixture.id,
        match_time: fixture.kickoff,
        competition_id: fixture.competition.id,
        country_id: fixture.competition.country_id,
        home_team_id: fixture.home.id,
        away_team_id: fixture.away.id,
        home_scores: scoresOf(Side.Home),
        away_scores: scoresOf(Side.Away),
        incidents: goals,
      },
    ];
  });
}

/** Those that counted in the end, with their scorers. */
function goalsOf(steps: readonly Step[]): Incident[] {
  const goals = new Map<number, Incident>();
  for (const { change } of steps) {
    if (change.kind === 'happened' && isGoal(change.incident)) goals.set(change.key, change.incident);
    if (change.kind === 'goalAnnulled') goals.delete(change.key);
    const named = change.kind === 'scorerNamed' ? goals.get(change.key) : undefined;
    if (change.kind === 'scorerNamed' && named) goals.set(change.key, { ...named, player_name: change.player });
  }
  return [...goals.values()];
}

/** Those of a cup, with extra time and shoot-outs. */
export function pastCupResults(matches: readonly PlannedMatch[], seed: number): FeedResult[] {
  return matches.map((match) => {
    const places = { home: undefined, away: undefined };
    const { incidents, ...state } = matchState(match.fixture, storyOf(match, seed), match.outline.endsAt, places);
    return { ...state, incidents: incidents.filter(isGoal) };
  });
}
