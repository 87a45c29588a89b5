import * as v from 'valibot';
import { integer, text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { id } from './id';

/** A line of a league table: matches played, won, drawn, lost, goals and points. Points may be deducted below 0. */
export const tableRowSchema = v.object({
  team_id: id,
  name: text,
  logo: secondary('logo', text),
  played: integer,
  won: integer,
  drawn: integer,
  lost: integer,
  goals_for: integer,
  goals_against: integer,
  points: integer,
});

/** The table of a competition, the leader first. */
export const leagueTableSchema = v.object({
  name: text,
  rows: validItems('rows', tableRowSchema),
});

export type TableRow = v.InferOutput<typeof tableRowSchema>;
export type LeagueTable = v.InferOutput<typeof leagueTableSchema>;
