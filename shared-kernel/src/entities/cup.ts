import * as v from 'valibot';
import { flag, integer, text, unixSeconds } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { id } from './id';
import { criterionSchema, scorerSchema, seasonRowSchema, seasonTeamSchema } from './seasonTables';
import { STAGE_PHASES, STAGE_ROUNDS } from './stage';

const goals = v.strictTuple([integer, integer], 'a pair of goals');

/** A match of a tie, as its own home and away teams see it; without `goals` until it has begun. */
const tieMatchSchema = v.object({
  id: secondary('matches.*.id', id),
  kick_off: unixSeconds,
  home: id,
  /** With those of extra time, without the kicks of a shoot-out. */
  goals: secondary('matches.*.goals', goals),
  kicks: secondary('matches.*.kicks', goals),
  is_live: secondary('matches.*.is_live', flag, false),
});

/** Two teams of which one goes on: after one match, or after two. The sum of goals and the winner as far as known. */
const tieSchema = v.object({
  home: id,
  away: id,
  matches: validItems('matches', tieMatchSchema),
  /** Goals in its matches that have a score, for `home` and `away`; absent before the first. */
  aggregate: secondary('aggregate', goals),
  /** The team that went on, or has won the cup. */
  winner: secondary('winner', id),
});

const roundSchema = v.object({
  round: v.picklist(STAGE_ROUNDS, 'a round of a cup'),
  /** In the order of the bracket: the winners of the first two meet, as far as that is known. */
  ties: validItems('ties', tieSchema),
});

const groupSchema = v.object({
  name: text,
  /** The phase or division of which it is a group, in a cup with several. */
  phase: secondary('phase', v.picklist(STAGE_PHASES, 'a phase of a cup')),
  rows: validItems('rows', seasonRowSchema),
});

/** A cup's present season: groups with their tables, the knock-out rounds in order, and the scorers. */
export const cupSchema = v.object({
  /** The competition's name. */
  name: text,
  teams: validItems('teams', seasonTeamSchema),
  /** What separates teams of a group with equal points, in this order; none where the cup's own rule is not known. */
  criteria: secondary('criteria', validItems('criteria', criterionSchema), []),
  groups: secondary('groups', validItems('groups', groupSchema), []),
  rounds: secondary('rounds', validItems('rounds', roundSchema), []),
  /** Matches that have begun. */
  matches: secondary('matches', integer, 0),
  /** Goals of its matches, and those of them whose scorer is known; own goals are none's. */
  goals: secondary('goals', integer, 0),
  named_goals: secondary('named_goals', integer, 0),
  scorers: secondary('scorers', validItems('scorers', scorerSchema), []),
});

export type Cup = v.InferOutput<typeof cupSchema>;
export type CupGroup = v.InferOutput<typeof groupSchema>;
export type CupRound = v.InferOutput<typeof roundSchema>;
export type Tie = v.InferOutput<typeof tieSchema>;
export type TieMatch = v.InferOutput<typeof tieMatchSchema>;
