import type { Pair } from 'shared-kernel/rules/score';
import type { GoalEffect } from './goalEffect';
import type { TakenKick } from './shootout';
import type { GoalEntry, PlayEntry } from './timelineEntry';

/** A goal; `score` is the one after it, if it can be. */
export type GoalLine = Omit<GoalEntry, 'score'> & { effect: GoalEffect; score: Pair | undefined };

/** A kick of the shoot-out; `score` counts those scored up to it, as far as the side of each is known. */
export type KickLine = TakenKick & { kind: 'kick'; side: 'home' | 'away'; score: Pair | undefined };

/**
 * What the referee's whistle says; `score` is the match's at that moment, where it is known. After `regularTime` comes extra time, after
 * `extraTime` a shoot-out; `shootout` is one before which no extra time is known.
 */
export type WhistleLine = {
  kind: 'whistle';
  at: 'kickOff' | 'halfTime' | 'secondHalf' | 'regularTime' | 'extraTime' | 'shootout' | 'interrupted' | 'abandoned';
  score: Pair | undefined;
};

/** The end; `shootout` counts the kicks scored, if there was one. */
export type EndLine = { kind: 'end'; at: 'fullTime' | 'fullTimeAfterExtra'; score: Pair; shootout: Pair | undefined };

/** A line of an incident; `place` is its index in their list. */
export type PlayLine = GoalLine | Exclude<PlayEntry, { kind: 'goal' }> | KickLine;

/** What a line of the live text says. */
export type LiveLine = PlayLine | WhistleLine | EndLine;

export function isPlayLine(line: LiveLine): line is PlayLine {
  return 'place' in line;
}
