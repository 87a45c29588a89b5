import type {
  FeedCompetition,
  FeedCountry,
  FeedInfo,
  FeedLineups,
  FeedMarkets,
  FeedMatch,
  FeedPrices,
  FeedResult,
  FeedSquad,
  FeedTeam,
  FeedText,
  FixtureList,
} from './feedRecords';

/** A team's line in its competition's table; `form` lists its last results, the newest last. */
export type StandingRow = {
  team_id: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  points: number;
  form: readonly ('W' | 'D' | 'L')[];
  /** What the place is good for, in the words of API-Football: `Promotion - Champions League (League phase: )`. */
  zone?: string | undefined;
};

export type StandingsTable = { competition_id: number; rows: readonly StandingRow[] };

/** Data that the store saves in one transaction. The teams, competition and country of a match come with it or before it. */
export type FeedBatch = {
  countries?: readonly FeedCountry[];
  competitions?: readonly FeedCompetition[];
  teams?: readonly FeedTeam[];
  standings?: readonly StandingsTable[];
  matches?: readonly FeedMatch[];
  /** The records of a match come with it or after it. */
  lineups?: readonly FeedLineups[];
  /** The record of a match comes with it or after it. */
  info?: readonly FeedInfo[];
  /** The records of a match come with it or after it. */
  markets?: readonly FeedMarkets[];
  /** The record of a match comes with it or after it. */
  texts?: readonly FeedText[];
  /** The squad of a team comes with its first match or after it. */
  squads?: readonly FeedSquad[];
  /** Results of the past, besides what is on show; one that is stored already changes nothing. */
  results?: readonly FeedResult[];
  /** Prices of earlier, from a feed that knows them; those count from before the first that the store has of the match. */
  earlierPrices?: readonly FeedPrices[];
  /** Whole answers of windows; a stored match that they and the batch lack is shown nowhere any more. */
  fixtureLists?: readonly FixtureList[];
};

/** Resolves when the batch is stored, and so is never lost. Rejects when it was not stored. */
export type Emit = (batch: FeedBatch) => Promise<void>;

/** What identifies a match that the store has. */
export type MatchIdentity = Pick<FeedMatch, 'id' | 'match_time' | 'competition_id' | 'home_team_id' | 'away_team_id'>;

/** One run of the product: a restarted `api` continues it; a new `npm start` begins one without the old matches. */
export type FeedRun = {
  /** When the run began, in unix seconds. */
  startedAt: number;
  /** The matches of the run that are stored; absent while the store is away. */
  known?: () => Promise<readonly MatchIdentity[]>;
};

/** A figure of a feed at the moment; `requests` and `takeovers` only grow. */
export type FeedFigure = {
  name:
    | 'requests'
    | 'requests_left'
    | 'left_out'
    | 'silent_seconds'
    | 'matches'
    | 'takeovers'
    | 'takeover_age_seconds'
    | 'unsure_pairs';
  /** The feed's name as in `FEED`. */
  feed: string;
  /** The kind of what is counted, such as `line-ups`; empty for a figure of the whole feed. */
  what: string;
  value: number;
};

/** One of two matches that may be the same, as its feed has it. `kickOff` in unix seconds. */
export type UnsureMatch = {
  feed: string;
  country: string;
  competition: string;
  home: string;
  away: string;
  kickOff: number;
};

/** Two matches that may be one, and why nobody can know. */
export type UnsurePair = { one: UnsureMatch; other: UnsureMatch; why: string };

/**
 * How a feed, or a part of it that is asked for alone, stands with its vendor. Times are unix seconds. Only what a visitor
 * of live matches would miss counts: a vendor that answers about other things may be silent.
 */
export type VendorContact = {
  /** Since when it could have been heard. */
  startedAt: number;
  /** When it was heard last; `-Infinity` before. */
  heardAt: number;
  /** Seconds until it is asked again: seldom while nothing is on, and as the plan allows. */
  pause: number;
  /** It has a match that is on, so it should be heard. */
  isOn: boolean;
};

export type FeedProvider = {
  /** Identifies the data, such as `simulator:7`; when it changes, the old matches are removed. */
  readonly key: string;
  /**
   * Names whose ids the data has: {@link key} without what narrows it down or names it, such as a list of leagues. Results and
   * prices stay with it when those change. The key itself, unless given.
   */
  readonly origin?: string;
  /** The data is about the real world, so it stays in the store when a new run begins. */
  readonly isLasting?: boolean;
  /** Emits the present state and follows it. Returns its stop. */
  start(run: FeedRun, emit: Emit): () => void;
  /** What the feed says of itself now. */
  figures?(): readonly FeedFigure[];
  /** How it stands with its vendors; none before it is started. Absent where silence means nothing, as with a simulation. */
  contacts?(): readonly VendorContact[];
  /** Several feeds list here what an operator may decide by a line in the table of names. */
  unsurePairs?(): readonly UnsurePair[];
};
