import * as v from 'valibot';
import { flag, integer, text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { idOrNone } from './id';
import { winnerSchema } from './incident';

const count = v.pipe(integer, v.minValue(0, '0 or more'));

/** So many numbers. Valibot's own check would be code of the board, which needs none. */
function numbers(length: number) {
  return v.pipe(
    v.array(count, 'a list'),
    v.rawTransform<number[], number[]>(({ dataset: { value }, addIssue, NEVER }) => {
      if (value.length === length) return value;
      addIssue({ message: `${length} numbers` });
      return NEVER;
    }),
  );
}

/** Home and away. */
const pair = numbers(2);

/**
 * A match of the past. `match_time` is in unix seconds, before 1970 below 0; of some only the day is known, see `dayAlone`. Goals are those
 * after extra time, if it was played. `match_id` is there while the match has a page.
 */
export const pastResultSchema = v.object({
  match_id: secondary('match_id', idOrNone),
  match_time: integer,
  competition: secondary('competition', text, ''),
  home_name: text,
  away_name: text,
  home_score: count,
  away_score: count,
  half_time: secondary('half_time', pair),
  regular_time: secondary('regular_time', pair),
  after_extra_time: secondary('after_extra_time', flag, false),
  shootout: secondary('shootout', pair),
  /** Also of a shoot-out whose kicks are not known. */
  shootout_winner: secondary('shootout_winner', winnerSchema),
});

/** A match of the past in a list of one team's. */
const pastMatchSchema = v.object({
  ...pastResultSchema.entries,
  /** Where the team of the list played; of meetings, where the home team of the wanted match did. */
  side: winnerSchema,
});

const outcomes = v.object({ won: count, drawn: count, lost: count, goals_for: count, goals_against: count });

/** A team's last matches, the newest first, and when it scored in them. */
const lastMatchesSchema = v.object({
  matches: validItems('matches', pastMatchSchema),
  /** Goals by quarter hour of the 90 minutes, in those matches whose minutes are known. */
  quarters: secondary('quarters', numbers(6)),
  /** How many those are. */
  timed: secondary('timed', count, 0),
});

const NOTHING = { matches: [], quarters: undefined, timed: 0 };

/**
 * What both teams of a match played before it, the newest first: against each other, with the sum from where the home team
 * stands, and each of them. An unreadable match costs itself alone.
 */
export const matchHistorySchema = v.object({
  meetings: validItems('meetings', pastMatchSchema),
  sum: secondary('sum', outcomes),
  home: secondary('home', lastMatchesSchema, NOTHING),
  away: secondary('away', lastMatchesSchema, NOTHING),
});

export type PastResult = v.InferOutput<typeof pastResultSchema>;
export type PastMatch = v.InferOutput<typeof pastMatchSchema>;
export type LastMatches = v.InferOutput<typeof lastMatchesSchema>;
export type Outcomes = v.InferOutput<typeof outcomes>;
export type MatchHistory = v.InferOutput<typeof matchHistorySchema>;
