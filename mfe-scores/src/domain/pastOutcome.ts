import { Side } from 'shared-kernel/entities/incident';
import type { PastMatch, PastResult } from 'shared-kernel/entities/matchHistory';
import type { Outcome } from 'shared-kernel/entities/seasonTables';

/** How a match of the past ended for the team of its list; one that a shoot-out decided was drawn. */
export function pastOutcome({ home_score, away_score, side }: PastMatch): Outcome {
  if (home_score === away_score) return 'D';
  return home_score > away_score === (side === Side.Home) ? 'W' : 'L';
}

/** Who won a match of the past, also after extra time or in a shoot-out; nobody in a draw. */
export function pastWinner({ home_score, away_score, shootout_winner }: PastResult): PastMatch['side'] | undefined {
  if (home_score !== away_score) return home_score > away_score ? Side.Home : Side.Away;
  return shootout_winner;
}
