import type { StagePhase, StageRound } from 'shared-kernel/entities/stage';
import type { SeasonResult } from '../season/sumsOf';

export type Goals = readonly [home: number, away: number];

/** A match of a cup. */
export type CupMatch = {
  id: number;
  round: StageRound;
  /** The group's name, of a match in a group whose name is known. */
  group: string | undefined;
  /** The phase or division of the group, in a cup that has several. */
  phase: StagePhase | undefined;
  home: number;
  away: number;
  /** Unix seconds. */
  kickOff: number;
  /** With those of extra time; absent until the match has begun. */
  goals: Goals | undefined;
  /** Goals in a shoot-out that somebody counted. */
  kicks: Goals | undefined;
  /** Who won the shoot-out. */
  shootout: 'home' | 'away' | undefined;
  /** It went on after 90 minutes, as far as anybody reported. */
  hasExtraTime: boolean;
  /** What the cards of both teams cost, as far as they are known: of a live match those until now. */
  cards: Goals | undefined;
  isLive: boolean;
  isToCome: boolean;
};

/** As tables count it, once it has begun; a shoot-out leaves it a draw. */
export function toResult({ home, away, kickOff, goals, isLive }: CupMatch): SeasonResult[] {
  return goals ? [{ home, away, kickOff, goals, half: undefined, isLive }] : [];
}
