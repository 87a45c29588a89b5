import type { Stage } from 'shared-kernel/entities/stage';

/** Home and away, in this order. */
export type Goals = readonly [home: number, away: number];

export type RecordedSide = 'home' | 'away';

/**
 * An event at football's own minute: 90+13 is `minute` 90, `added` 13. `type` is a code of the kernel's `IncidentType`;
 * for an own goal `side` is the one credited (M15).
 */
export type RecordedEvent = {
  minute: number;
  added: number;
  type: number;
  side: RecordedSide;
  player?: string | undefined;
  playerIn?: string | undefined;
  playerOut?: string | undefined;
  /** A goal that the result counts and nobody listed: its minute and scorer are unknown, so nothing is told of it. */
  isUnlisted?: true | undefined;
};

/** As for goals, one that is counted and not listed is unlisted. */
export type RecordedKick = {
  type: number;
  side: RecordedSide;
  player?: string | undefined;
  isUnlisted?: true | undefined;
};

/**
 * Scores at the end of each part; `afterExtraTime` includes the 90 minutes, `shootout` counts kicks only. `fullTime` is
 * missing where a file tells the score after extra time alone; one of both is there.
 */
export type RecordedResult = {
  halfTime: Goals | undefined;
  fullTime: Goals | undefined;
  afterExtraTime?: Goals | undefined;
  shootout?: Goals | undefined;
};

/** Names of the men who started, as they were listed; nothing else is known of them. */
export type RecordedLineup = Readonly<Record<RecordedSide, readonly string[]>>;

/** The ground and, where it is known, its town. */
export type RecordedVenue = { name: string; city: string | undefined };

/** A match that was played: its events add up to its result. `kickoff` is in unix seconds. */
export type PlayedMatch = {
  kind: 'played';
  kickoff: number;
  home: string;
  away: string;
  events: readonly RecordedEvent[];
  shootout: readonly RecordedKick[];
  result: RecordedResult;
  lineup?: RecordedLineup | undefined;
  venue?: RecordedVenue | undefined;
  /** The part of a cup that it belongs to. */
  stage?: Stage | undefined;
};

/** A match without a result in the file. */
export type UnplayedMatch = {
  kind: 'unknown' | 'postponed' | 'cancelled' | 'abandoned' | 'suspended';
  kickoff: number;
  home: string;
  away: string;
};

export type RecordedMatch = PlayedMatch | UnplayedMatch;

export type RecordedCompetition = {
  name: string;
  short_name: string;
  primary_color: string;
  country: string;
  is_hot: boolean;
};

/** Matches of real football, read from any format. */
export type Recording = { competition: RecordedCompetition; matches: readonly RecordedMatch[] };
