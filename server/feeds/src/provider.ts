import type { FeedCompetition, FeedCountry, FeedMatch, FeedTeam } from './feedRecords';

/** A team's line in its competition's table; `form` names its last results, the newest last. */
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
};

export type StandingsTable = { competition_id: number; rows: readonly StandingRow[] };

/** What a provider tells at once; it is stored in one transaction. Records a match points to come with it or before it. */
export type FeedBatch = {
  countries?: readonly FeedCountry[];
  competitions?: readonly FeedCompetition[];
  teams?: readonly FeedTeam[];
  standings?: readonly StandingsTable[];
  matches?: readonly FeedMatch[];
};

/** Resolves when the batch is stored: acknowledged, never lost from then on. Rejects when it was not stored. */
export type Emit = (batch: FeedBatch) => Promise<void>;

/**
 * One run of the product: a restarted `api` goes on with the run it finds, a new `npm start` begins a new one,
 * without the matches of the former.
 */
export type FeedRun = {
  /** When the run began, in unix seconds. */
  startedAt: number;
};

export type FeedProvider = {
  /** Names the data, such as `simulator:7`; when it changes, the matches of the former are removed. */
  readonly key: string;
  /** Tells of the world, not of a run: what is stored of it stays when a new run begins. */
  readonly isLasting?: boolean;
  /** Emits the present state and follows it. Returns its stop. */
  start(run: FeedRun, emit: Emit): () => void;
};
