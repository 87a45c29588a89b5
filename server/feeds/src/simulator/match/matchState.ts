import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../../feedRecords';
import { type Facts, factsAt } from '../../timeline/facts';
import { lastStepAt, type Step } from '../../timeline/step';
import { drift } from '../random/drift';
import type { Fixture } from '../season/fixture';
import { pricesAt } from './pricesAt';
import { STORY_BEGINS_BEFORE } from './story';

/** How far possession deviates from its expected value, in per cent. */
const STRAY = 7;

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
    ...pricesAt(fixture, steps, now, { facts, lookedAt }),
    stats: statsAt(fixture, facts, lookedAt),
    incidents: [...facts.incidents],
    period_start: facts.periodStart,
  };
}

export type Places = { home: number | undefined; away: number | undefined };

const HAS_STATS: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.FirstHalf,
  MatchStatus.HalfTime,
  MatchStatus.SecondHalf,
  MatchStatus.ExtraTime,
  MatchStatus.PenaltyShootout,
  MatchStatus.Ended,
  MatchStatus.Interrupted,
  MatchStatus.Abandoned,
]);

function statsAt({ id, home, away }: Fixture, facts: Facts, lookedAt: number): FeedMatch['stats'] {
  if (!HAS_STATS.has(facts.status)) return [];
  const edge = (home.strength - away.strength) * 0.35 + 3;
  const possession = Math.round(50 + edge + STRAY * drift(lookedAt / 900, id, 6));
  const ofHome = Math.min(Math.max(possession, 22), 78);
  return [
    line(home.id, ofHome, facts.shots.home, facts.homeScores),
    line(away.id, 100 - ofHome, facts.shots.away, facts.awayScores),
  ];
}

function line(team_id: number, ball_possession: number, shots_on_target: number, scores: readonly number[]) {
  const [yellow_cards, red_cards] = [scores[ScoreIndex.yellow] ?? 0, scores[ScoreIndex.red] ?? 0];
  return { team_id, ball_possession, shots_on_target, yellow_cards, red_cards };
}
