import * as v from 'valibot';
import { integer } from '../decode/fields';

export const MatchStatus = {
  Abnormal: 0,
  NotStarted: 1,
  FirstHalf: 2,
  HalfTime: 3,
  SecondHalf: 4,
  ExtraTime: 5,
  /** Deprecated by the vendors; the same as {@link MatchStatus.ExtraTime}. */
  ExtraTimeOld: 6,
  PenaltyShootout: 7,
  Ended: 8,
  Delayed: 9,
  Interrupted: 10,
  Abandoned: 11,
  Cancelled: 12,
  ToBeDetermined: 13,
} as const;

export type MatchStatus = (typeof MatchStatus)[keyof typeof MatchStatus];

export const matchStatusSchema = v.pipe(integer, v.picklist(Object.values(MatchStatus), 'a match status from 0 to 13'));
