/** Home and away, in this order. */
export type Goals = readonly [home: number, away: number];

export type RecordedSide = 'home' | 'away';

/**
 * Something that happened, at the minute football counts it: 90+13 is `minute` 90, `added` 13.
 * `type` is a code of the kernel's `IncidentType`; of an own goal `side` is the one credited (M15).
 */
export type RecordedEvent = {
  minute: number;
  added: number;
  type: number;
  side: RecordedSide;
  player?: string | undefined;
  playerIn?: string | undefined;
  playerOut?: string | undefined;
};

export type RecordedKick = { type: number; side: RecordedSide; player?: string | undefined };

/** Scores at the end of each part; `afterExtraTime` includes the 90 minutes, `shootout` counts kicks only. */
export type RecordedResult = {
  halfTime: Goals | undefined;
  fullTime: Goals;
  afterExtraTime?: Goals | undefined;
  shootout?: Goals | undefined;
};

/** A match that was played: its events add up to its result. `kickoff` is in unix seconds. */
export type PlayedMatch = {
  kind: 'played';
  kickoff: number;
  home: string;
  away: string;
  events: readonly RecordedEvent[];
  shootout: readonly RecordedKick[];
  result: RecordedResult;
};

/** A match of which the file knows no result. */
export type UnplayedMatch = { kind: 'unknown' | 'postponed'; kickoff: number; home: string; away: string };

export type RecordedMatch = PlayedMatch | UnplayedMatch;

export type RecordedCompetition = {
  name: string;
  short_name: string;
  primary_color: string;
  country: string;
  is_hot: boolean;
};

/** A stretch of real football, whatever file it came from. */
export type Recording = { competition: RecordedCompetition; matches: readonly RecordedMatch[] };
