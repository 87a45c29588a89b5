import type { Pair } from 'shared-kernel/rules/score';
import type { FootballDataMatch } from './footballDataMatch';

/** A match's score by stages; a stage that was not played is absent. */
export type StagedScore = { halfTime?: Pair; regular: Pair; extraTime?: Pair; shootout?: Pair };

const NONE: Pair = { home: 0, away: 0 };

/**
 * The stages of a match's score. The vendor's `fullTime` is the running score of everything, **including** the kicks of
 * a shoot-out; `extraTime` and `penalties` are of that stage alone.
 * (https://docs.football-data.org/general/v4/overtime.html)
 */
export function stagedScore({ score }: Pick<FootballDataMatch, 'score'>): StagedScore {
  const { fullTime = NONE, halfTime, regularTime, duration } = score;
  const hasExtraTime = duration === 'EXTRA_TIME' || (duration === 'PENALTY_SHOOTOUT' && score.extraTime !== undefined);
  const shootout = duration === 'PENALTY_SHOOTOUT' ? (score.penalties ?? NONE) : undefined;
  const late = hasExtraTime ? (score.extraTime ?? NONE) : NONE;
  const regular = regularTime ?? less(less(fullTime, shootout ?? NONE), late);
  return {
    ...(halfTime && { halfTime }),
    regular,
    ...(hasExtraTime && { extraTime: { home: regular.home + late.home, away: regular.away + late.away } }),
    ...(shootout && { shootout }),
  };
}

function less(all: Pair, part: Pair): Pair {
  return { home: Math.max(0, all.home - part.home), away: Math.max(0, all.away - part.away) };
}
