import { Side } from 'shared-kernel/entities/incident';
import type { PastMatch } from 'shared-kernel/entities/matchHistory';
import type { Outcome } from './form';

/** How a match of the past ended for the team of its list; one that a shoot-out decided was drawn. */
export function pastOutcome({ home_score, away_score, side }: PastMatch): Outcome {
  if (home_score === away_score) return 'drawn';
  return home_score > away_score === (side === Side.Home) ? 'won' : 'lost';
}
