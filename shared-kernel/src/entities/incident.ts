import * as v from 'valibot';
import { integer, optional, text, withDefault } from '../decode/fields';

/** The codes of section 3 of the specification that are drawn. Vendors send more; an unknown code is kept, not drawn. */
export const IncidentType = {
  Goal: 1,
  Corner: 2,
  YellowCard: 3,
  RedCard: 4,
  PenaltyGoal: 8,
  Substitution: 9,
  SecondYellow: 15,
  PenaltyMissed: 16,
  OwnGoal: 17,
  Var: 28,
  ShootoutScored: 29,
  ShootoutMissed: 30,
} as const;

/** Whom an incident belongs to. */
export const Side = { Neither: 0, Home: 1, Away: 2 } as const;
export type Side = (typeof Side)[keyof typeof Side];

const sideSchema = v.pipe(integer, v.picklist(Object.values(Side), 'a side: 0, 1 or 2'));

/**
 * One thing that happened. The order of incidents is the order of their list, never that of `time`.
 *
 * `time` is the regular minute (90 for 90+13), `added_time` the minutes beyond (13). Of an own goal
 * `position` is the side credited and `player_name` who scored it (M15).
 */
export const incidentSchema = v.object({
  type: integer,
  position: withDefault(sideSchema, Side.Neither),
  time: withDefault(integer, 0),
  added_time: optional(integer),
  player_name: optional(text),
  player_id: optional(integer),
  in_player_name: optional(text),
  out_player_name: optional(text),
  home_score: optional(integer),
  away_score: optional(integer),
});

export type Incident = v.InferOutput<typeof incidentSchema>;
