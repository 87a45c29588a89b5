import type { Pair } from 'shared-kernel/rules/score';

/** Where an entry stands: at a team's side of the centre line, or on it. */
export type TimelineSide = 'home' | 'away' | 'neither';

/** What every entry but a line across says. */
export type Happened = {
  side: TimelineSide;
  /** The regular minute, 90 for 90+13; 0 when it is not known. */
  time: number;
  added: number | undefined;
  player: string | undefined;
};

/** `score` is how the match stood after it. Of an own goal `side` is the one credited, `player` who scored it (M15). */
export type GoalEntry = Happened & { kind: 'goal'; how: 'play' | 'penalty' | 'ownGoal'; score: Pair };

export type PlayEntry =
  | GoalEntry
  | (Happened & { kind: 'missedPenalty' | 'var' })
  | (Happened & { kind: 'card'; colour: 'yellow' | 'red' | 'secondYellow' })
  | (Happened & { kind: 'substitution'; off: string | undefined });

/** A line across: half-time, the end of 90 minutes before extra time, the end. */
export type BreakEntry = { kind: 'break'; at: 'halfTime' | 'regularTime' | 'fullTime'; score: Pair };

export type TimelineEntry = PlayEntry | BreakEntry;
