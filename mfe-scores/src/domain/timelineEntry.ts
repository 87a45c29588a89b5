import { Side } from 'shared-kernel/entities/incident';
import type { Pair } from 'shared-kernel/rules/score';

/** A team's side of the centre line, or the line itself. */
export type TimelineSide = 'home' | 'away' | 'neither';

export function sideOf(position: Side): TimelineSide {
  if (position === Side.Neither) return 'neither';
  return position === Side.Home ? 'home' : 'away';
}

/** The fields of every entry except breaks. */
export type Happened = {
  /** Index in the list of incidents. */
  place: number;
  side: TimelineSide;
  /** The regular minute, 90 for 90+13; 0 when unknown. */
  time: number;
  added: number | undefined;
  player: string | undefined;
};

/**
 * `score` is the score after the goal, where it is known. For an own goal `side` is the one credited, `player` the scorer
 * (M15).
 */
export type GoalEntry = Happened & { kind: 'goal'; how: 'play' | 'penalty' | 'ownGoal'; score: Pair | undefined };

export type PlayEntry =
  | GoalEntry
  | (Happened & { kind: 'missedPenalty' | 'var' })
  | (Happened & { kind: 'card'; colour: 'yellow' | 'red' | 'secondYellow' })
  | (Happened & { kind: 'substitution'; off: string | undefined });

/**
 * A line across: half-time, the end of 90 minutes before extra time, the end of extra time before a shoot-out, the end.
 * The score at half-time may be unknown.
 */
export type BreakEntry = {
  kind: 'break';
  at: 'halfTime' | 'regularTime' | 'extraTime' | 'fullTime' | 'fullTimeAfterExtra';
  score: Pair | undefined;
};

export type TimelineEntry = PlayEntry | BreakEntry;
