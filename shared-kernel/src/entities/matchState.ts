import * as v from 'valibot';
import { MatchStatus, matchStatusSchema } from './matchStatus';

export type Period = 'firstHalf' | 'halfTime' | 'secondHalf' | 'extraTime' | 'shootout';

type Fixture = { readonly kind: 'fixture' };
type Live = { readonly kind: 'live'; readonly period: Period };
type Result = { readonly kind: 'result' };
/** In none of the ordinary phases (M1). A match that was removed is shown nowhere. */
type Off = {
  readonly kind: 'off';
  readonly why: 'delayed' | 'interrupted' | 'abandoned' | 'cancelled' | 'toBeDetermined' | 'removed';
};

/** Where a match is. Two that are the same are one object. */
export type MatchState = Fixture | Live | Result | Off;

const live = (period: Period): Live => ({ kind: 'live', period });
const off = (why: Off['why']): Off => ({ kind: 'off', why });
const EXTRA_TIME = live('extraTime');

const STATES: Readonly<Record<MatchStatus, MatchState>> = {
  [MatchStatus.Abnormal]: off('removed'),
  [MatchStatus.NotStarted]: { kind: 'fixture' },
  [MatchStatus.FirstHalf]: live('firstHalf'),
  [MatchStatus.HalfTime]: live('halfTime'),
  [MatchStatus.SecondHalf]: live('secondHalf'),
  [MatchStatus.ExtraTime]: EXTRA_TIME,
  [MatchStatus.ExtraTimeOld]: EXTRA_TIME,
  [MatchStatus.PenaltyShootout]: live('shootout'),
  [MatchStatus.Ended]: { kind: 'result' },
  [MatchStatus.Delayed]: off('delayed'),
  [MatchStatus.Interrupted]: off('interrupted'),
  [MatchStatus.Abandoned]: off('abandoned'),
  [MatchStatus.Cancelled]: off('cancelled'),
  [MatchStatus.ToBeDetermined]: off('toBeDetermined'),
};

export function matchState(status: MatchStatus): MatchState {
  return STATES[status];
}

/** Reads a `status_id`. */
export const matchStateSchema = v.pipe(matchStatusSchema, v.transform(matchState));
