import * as v from 'valibot';
import { integer, text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { idOrNone } from './id';

/** The codes that are shown. Vendors send more; an unknown code is kept but not shown. */
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

/** The side of an incident. */
export const Side = { Neither: 0, Home: 1, Away: 2 } as const;
export type Side = (typeof Side)[keyof typeof Side];

export const sideSchema = v.pipe(integer, v.picklist(Object.values(Side), 'a side: 0, 1 or 2'));

/** The side that won: 1 or 2. */
export const winnerSchema = v.pipe(integer, v.picklist([Side.Home, Side.Away], 'a side: 1 or 2'));

/** Path of incidents in a match and in an update. */
const ITEM = 'incidents.*';

/**
 * One event of a match. Incidents are ordered by their list, not by `time`.
 *
 * `time` is the regular minute (90 for 90+13), `added_time` the minutes beyond (13). For an own goal `position` is the
 * side credited and `player_name` the scorer (M15). Only the type is required (M19).
 */
const incidentSchema = v.object({
  type: integer,
  position: secondary<Side>(`${ITEM}.position`, sideSchema, Side.Neither),
  time: secondary(`${ITEM}.time`, integer, 0),
  added_time: secondary(`${ITEM}.added_time`, integer),
  player_name: secondary(`${ITEM}.player_name`, text),
  player_id: secondary(`${ITEM}.player_id`, idOrNone),
  in_player_name: secondary(`${ITEM}.in_player_name`, text),
  out_player_name: secondary(`${ITEM}.out_player_name`, text),
  home_score: secondary(`${ITEM}.home_score`, integer),
  away_score: secondary(`${ITEM}.away_score`, integer),
});

/** Incidents in order; an unreadable one is left out alone. */
export const incidentsSchema = validItems('incidents', incidentSchema);

export type Incident = v.InferOutput<typeof incidentSchema>;
