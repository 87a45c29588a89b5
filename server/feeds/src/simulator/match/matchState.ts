import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { ScoreIndex } from 'shared-kernel/rules/score';
import type { FeedMatch } from '../../feedRecords';
import { type Facts, factsAt, type Pair } from '../../timeline/facts';
import { lastStepAt, type Step } from '../../timeline/step';
import { oddsText } from '../prices/oddsText';
import { drift } from '../random/drift';
import type { Fixture } from '../season/fixture';
import { expectedGoals } from './expectedGoals';
import { STORY_BEGINS_BEFORE } from './story';

/** How far prices deviate from strength, and possession (in per cent) from its expected value. */
const STRAY = { price: 0.05, possession: 7 } as const;

/** Minutes after which no goals are expected, including the usual added time. */
const FULL_TIME = 95;

/**
 * The whole state of a match at a moment.
 *
 * @param steps its story so far
 * @param places of the teams in their table
 */
export function matchState(fixture: Fixture, steps: readonly Step[], now: number, places: Places): FeedMatch {
  const facts = factsAt(steps, now);
  // Figures are those of the last step, so that a state holds until the next one.
  const lookedAt = lastStepAt(steps, now) ?? fixture.kickoff - STORY_BEGINS_BEFORE;
  return {
    id: fixture.id,
    match_time: fixture.kickoff,
    status_id: facts.status,
    competition_id: fixture.competition.id,
    country_id: fixture.competition.country_id,
    home_team_id: fixture.home.id,
    away_team_id: fixture.away.id,
    home_scores: [...facts.homeScores],
    away_scores: [...facts.awayScores],
    home_position: places.home,
    away_position: places.away,
    is_hot: fixture.isHot,
    odds: oddsAt(fixture, facts, lookedAt),
    stats: statsAt(fixture, facts, lookedAt),
    incidents: [...facts.incidents],
    period_start: facts.periodStart,
  };
}

export type Places = { home: number | undefined; away: number | undefined };

/**
 * In play prices follow the match; before and after it they are those of the kick-off; otherwise there are none.
 *
 * @param lookedAt the moment of the last step, in unix seconds
 */
export function oddsAt(fixture: Fixture, facts: Facts, lookedAt: number): string {
  const { id, home, away, kickoff } = fixture;
  const mean = expectedGoals(home.strength, away.strength);
  const strayed = (moment: number) => ({
    home: mean.home * (1 + STRAY.price * drift(moment / 1800, id, 4)),
    away: mean.away * (1 + STRAY.price * drift(moment / 1800, id, 5)),
  });
  switch (facts.status) {
    case MatchStatus.FirstHalf:
    case MatchStatus.HalfTime:
    case MatchStatus.SecondHalf: {
      const left = Math.max(1 - minutesPlayed(facts, lookedAt) / FULL_TIME, 0.01);
      const expected = withMenSentOff(strayed(lookedAt), facts);
      const score = { home: scoreOf(facts.homeScores), away: scoreOf(facts.awayScores) };
      return oddsText({ score, expected: { home: expected.home * left, away: expected.away * left } });
    }
    case MatchStatus.NotStarted:
    case MatchStatus.Ended:
      return oddsText({ score: { home: 0, away: 0 }, expected: strayed(Math.min(lookedAt, kickoff)) });
    default:
      return '';
  }
}

function scoreOf(scores: readonly number[]): number {
  return scores[ScoreIndex.Regular] ?? 0;
}

function minutesPlayed({ status, periodStart }: Facts, now: number): number {
  if (status === MatchStatus.HalfTime) return 45;
  return (status === MatchStatus.SecondHalf ? 45 : 0) + (now - periodStart) / 60;
}

/** A side a man short scores less and concedes more. */
function withMenSentOff({ home, away }: Pair, { homeScores, awayScores }: Facts): Pair {
  const [homeOff, awayOff] = [homeScores[ScoreIndex.Red] ?? 0, awayScores[ScoreIndex.Red] ?? 0];
  return { home: home * 0.7 ** homeOff * 1.25 ** awayOff, away: away * 0.7 ** awayOff * 1.25 ** homeOff };
}

const HAS_STATS: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.FirstHalf,
  MatchStatus.HalfTime,
  MatchStatus.SecondHalf,
  MatchStatus.Ended,
  MatchStatus.Interrupted,
  MatchStatus.Abandoned,
]);

function statsAt({ id, home, away }: Fixture, facts: Facts, lookedAt: number): FeedMatch['stats'] {
  if (!HAS_STATS.has(facts.status)) return [];
  const edge = (home.strength - away.strength) * 0.35 + 3;
  const possession = Math.round(50 + edge + STRAY.possession * drift(lookedAt / 900, id, 6));
  const ofHome = Math.min(Math.max(possession, 22), 78);
  return [
    line(home.id, ofHome, facts.shots.home, facts.homeScores),
    line(away.id, 100 - ofHome, facts.shots.away, facts.awayScores),
  ];
}

function line(team_id: number, ball_possession: number, shots_on_target: number, scores: readonly number[]) {
  const [yellow_cards, red_cards] = [scores[ScoreIndex.Yellow] ?? 0, scores[ScoreIndex.Red] ?? 0];
  return { team_id, ball_possession, shots_on_target, yellow_cards, red_cards };
}
