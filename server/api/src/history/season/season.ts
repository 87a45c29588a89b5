import type { LeaguePlace } from './leaguePlaces';

/** Home and away, in this order. */
export type Goals = readonly [home: number, away: number];

export type Side = 'home' | 'away';

/** A goal at football's own minute: 90+13 is `minute` 90, `added` 13. `side` is the one that it counts for. */
export type ListedGoal = { minute: number; added: number; side: Side };

/**
 * Scores at the end of each part; `afterExtraTime` includes the 90 minutes, `shootout` counts kicks only. `fullTime` is
 * missing where a file states the score after extra time alone; one of both is there.
 */
export type SeasonResult = {
  halfTime: Goals | undefined;
  fullTime: Goals | undefined;
  afterExtraTime: Goals | undefined;
  shootout: Goals | undefined;
};

/** A match of a season; without a `result` nobody says how it ended. */
export type SeasonMatch = {
  /** Its place in the file, such as `matches.17`. */
  place: string;
  /** In unix seconds; at the usual hour where the file states the day alone. */
  kickoff: number;
  /** Whether the file states more of the kick-off than its day. */
  hasTime: boolean;
  home: string;
  away: string;
  result: SeasonResult | undefined;
  /** All that are listed, in order; none where the list contradicts the result. */
  goals: readonly ListedGoal[];
};

/** Its name, such as `English Premier League 2025/26`, where it is played, and its matches. */
export type Season = LeaguePlace & { name: string; matches: readonly SeasonMatch[] };

/** What is wrong with a match of a file, and where it is: `matches.17`. */
export type Flaw = { place: string; reason: string };
