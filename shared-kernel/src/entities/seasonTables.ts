import * as v from 'valibot';
import { flag, integer, text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { id } from './id';
import { tableZoneSchema } from './tableZone';

/** What separates teams with equal points; `mutual_…` counts the matches between them alone, `fair_play` the cards. */
export const CRITERIA = [
  ...(['goal_difference', 'goals_scored', 'wins', 'away_wins', 'away_goals', 'fair_play'] as const),
  ...(['mutual_points', 'mutual_difference', 'mutual_goals', 'mutual_away_goals'] as const),
] as const;

export type Criterion = (typeof CRITERIA)[number];

/**
 * The rule of tables without an official one: those of a part of the matches, and those of competitions whose own rule is not known.
 * Answers name only the criteria of the table of all matches; of other tables pages say these, by which api places.
 */
export const USUAL_CRITERIA: readonly Criterion[] = ['goal_difference', 'goals_scored'];

export const criterionSchema = v.picklist(CRITERIA, 'a criterion');

/** Won, drawn or lost; a match that a shoot-out decided was drawn. */
export const outcomeSchema = v.picklist(['W', 'D', 'L'] as const, 'W, D or L');

export type Outcome = v.InferOutput<typeof outcomeSchema>;

export const seasonTeamSchema = v.object({
  id,
  name: text,
  logo: secondary('logo', text),
  /** The last five matches, the newest last. */
  form: secondary('form', validItems('form', outcomeSchema), []),
  is_playing: secondary('is_playing', flag, false),
});

/** A line of a table: matches, goals, points. `decided_by` put the team behind one with as many points. */
export const seasonRowSchema = v.object({
  team_id: id,
  place: integer,
  played: integer,
  won: integer,
  drawn: integer,
  lost: integer,
  goals_for: integer,
  goals_against: integer,
  points: integer,
  decided_by: secondary('decided_by', criterionSchema),
});

export const scorerSchema = v.object({
  place: integer,
  name: text,
  team_id: id,
  goals: integer,
  /** So many of the goals. */
  penalties: secondary('penalties', integer, 0),
});

const rows = (name: string) => secondary(name, validItems(name, seasonRowSchema), []);

/** The tables of a competition's present season, of results that are kept and of matches in play. */
export const seasonTablesSchema = v.object({
  /** The competition's name. */
  name: text,
  /** Matches that count, and the kick-off of the first of them in unix seconds. */
  matches: integer,
  since: secondary('since', integer),
  /** Goals of these matches, and how many of them have a known scorer; own goals count for nobody. */
  goals: secondary('goals', integer, 0),
  named_goals: secondary('named_goals', integer, 0),
  /** The feed's own table has matches of which no result is kept, so the table of all matches is the feed's. */
  is_feed: secondary('is_feed', flag, false),
  /** What separates teams with equal points in the table of all matches, in this order. */
  criteria: secondary('criteria', validItems('criteria', criterionSchema), []),
  teams: validItems('teams', seasonTeamSchema),
  total: rows('total'),
  /** What places of it are good for (M26); of several for one place the first counts. */
  zones: secondary('zones', validItems('zones', tableZoneSchema), []),
  home: rows('home'),
  away: rows('away'),
  /** As if matches ended with their first half; empty where no such score is known. */
  half: rows('half'),
  /** Each team's last five matches. */
  form: rows('form'),
  /** The best scorers; who has as many goals shares the place. */
  scorers: secondary('scorers', validItems('scorers', scorerSchema), []),
});

export type SeasonTeam = v.InferOutput<typeof seasonTeamSchema>;
export type Scorer = v.InferOutput<typeof scorerSchema>;
export type SeasonRow = v.InferOutput<typeof seasonRowSchema>;
export type SeasonTables = v.InferOutput<typeof seasonTablesSchema>;
