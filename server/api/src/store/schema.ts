import type { StandingRow } from 'feeds/provider';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Channel } from 'shared-kernel/entities/matchInfo';
import type { StagePhase, StageRound } from 'shared-kernel/entities/stage';
import type { TableZone } from 'shared-kernel/entities/tableZone';
import type { ReleaseTables } from './releases/tables';

/** The tables of the store. All numbers of football fit a JavaScript number, so `bigint` columns are read as such. */
export type Database = ReleaseTables & {
  match: MatchTable;
  country: { id: number; name: string };
  competition: CompetitionTable;
  team: { id: number; name: string; logo: string | null };
  lineup: StateOfMatch;
  match_info: StateOfMatch;
  match_markets: StateOfMatch;
  vendor_text: StateOfMatch;
  /** `state` is a squad as JSON. */
  squad: { team_id: number; state: string };
  standing: { competition_id: number; lines: JSONColumnType<StandingRow[]> };
  /** One row: the number of the last change. It only ever grows. */
  change_counter: { last: number };
  /** A changed match, or without an id: changed records. `needs_board`: no lane carries all of it. */
  change_log: { number: number; match_id: number | null; needs_board: boolean };
  /** `origin` is that of its results; `silent_since` and `noted_at` in unix seconds, of the server. */
  feed_run: {
    feed_key: string;
    run_id: string;
    started_at: number;
    is_fed: Generated<boolean>;
    origin: string;
    silent_since: Generated<number | null>;
    noted_at: Generated<number | null>;
  };
  article: ArticleTable;
  banner: BannerTable;
  /** `day` is one of Việt Nam: `2026-11-20`. */
  advert_count: {
    day: string;
    slot: string;
    name: string;
    route: string;
    device: string;
    shown: number;
    clicked: number;
  };
  /** `minute` counts from 1970; `counts` is one {@link ReleaseCounts} as JSON. */
  release_count: { minute: number; remote: string; release: string; counts: JSONColumnType<ReleaseCounts> };
  /** What all nodes know and no visitor. */
  secret: { name: string; value: string };
  app_setting: { name: string; value: JSONColumnType<object> };
  advert_file: { name: string; value: JSONColumnType<object>; fingerprint: string };
  /** Of a match or a competition. */
  channels: { of: 'match' | 'competition'; id: number; channels: JSONColumnType<Channel[]>; fingerprint: string };
  /** Of a competition. */
  zones: { id: number; zones: JSONColumnType<TableZone[]>; fingerprint: string };
  content_preview: ContentPreviewTable;
  media: { hash: string; type: string; bytes: Uint8Array };
  /** A feed, or what was imported; those that do not last go with their run. */
  result_origin: { id: Generated<number>; name: string; is_lasting: boolean };
  result_team: ResultTeamTable;
  result: ResultTable;
  price_move: PriceMoveTable;
  half_move: PriceMoveTable;
  corners_move: PriceMoveTable;
  match_goal: MatchGoalTable;
  /** The part of a cup that a match belongs to; `in_group` is the group's name, `in_phase` the phase or division that has it. Kept for good, as results are. */
  match_stage: {
    origin: number;
    match_id: number;
    competition_id: number;
    round: StageRound;
    in_group: string | null;
    in_phase: StagePhase | null;
  };
};

/**
 * The prices of a match, or of its first half or its corners, from `time` (unix seconds of the server) on. `odds` is the feed's text of all three markets (M12),
 * empty where they closed; `is_live` says that the match had begun. `suspended` are the markets that were suspended then, with
 * their last prices.
 */
export type PriceMoveRow = { match_id: number; time: number; is_live: boolean; odds: string; suspended: string };

/** `is_opening` is the first move that was stored when it came; it stays beside the last one of its minute. */
type PriceMoveTable = PriceMoveRow & { is_opening: Generated<boolean> };

/** What a player scored in a match that has ended. `kick_off` in unix seconds, of `goals` so many were `penalties`. */
export type MatchGoalTable = {
  origin: number;
  match_id: number;
  competition_id: number;
  kick_off: number;
  team_id: number;
  /** As the feed reports it, if it does. */
  player_id: string | null;
  player: string;
  goals: number;
  penalties: number;
};

/** Numbers by what was counted; `visits/countNames.ts` has the names. Sums of two are the sums of their numbers. */
export type ReleaseCounts = Readonly<Record<string, number>>;

/**
 * `state` is the match for REST as JSON text without its version: it is only ever passed on. The columns are for
 * selecting matches. `fingerprint` shows whether a state is new.
 */
export type MatchTable = {
  id: number;
  version: number;
  match_time: number;
  status_id: number;
  competition_id: number;
  country_id: number | null;
  home_team_id: number;
  away_team_id: number;
  fingerprint: string;
  state: string;
};

/** A team as an origin knows it, by id or by name. `key` and `is_wide` are those of `feeds/several/teamKey`. */
export type ResultTeamTable = {
  id: Generated<number>;
  origin: number;
  team_id: number | null;
  key: string;
  is_wide: boolean;
};

/**
 * A match that was played to its end, kept for good. `home` and `away` are of `result_team`. Goals are those after extra
 * time, if it was played; what is null is not known. Minutes are `12,45+2`, absent unless they are all known.
 */
export type ResultTable = {
  id: Generated<number>;
  origin: number;
  home: number;
  away: number;
  /** Unix seconds, of the past also below 0. */
  kick_off: number;
  match_id: number | null;
  home_goals: number;
  away_goals: number;
  home_half: number | null;
  away_half: number | null;
  home_regular: number | null;
  away_regular: number | null;
  home_kicks: number | null;
  away_kicks: number | null;
  /** 1 home, 2 away; of a shoot-out whose kicks nobody counted, too. */
  shootout_winner: number | null;
  is_extra_time: boolean | null;
  competition: string;
  home_name: string;
  away_name: string;
  home_minutes: string | null;
  away_minutes: string | null;
  /** What the cards cost by the fair play criterion. */
  home_card_points: number | null;
  away_card_points: number | null;
};

type CompetitionTable = {
  id: number;
  name: string;
  short_name: string;
  primary_color: string | null;
  logo: string | null;
  is_hot: boolean;
};

export type ArticleKind = 'commentary' | 'news';

type ArticleTable = {
  id: Generated<number>;
  kind: ArticleKind;
  slug: string;
  name: string;
  status: string;
  published_date: ColumnType<Date, Date | string, Date | string>;
  /** Time of the last correction, if any. */
  updated_date: ColumnType<Date | null, Date | null | undefined, Date | null>;
  description: string;
  /** A path under `/media` or an http(s) address. */
  image: string | null;
  /** The same of 1200 x 630 pixels, for where the article is shared: a path under `/media`. */
  share_image: ColumnType<string | null, string | null | undefined, string | null>;
  /** HTML that was cleaned. */
  content: string;
  /** The id of the match that it is about. */
  match: ColumnType<string | null, string | null | undefined, string | null>;
  /** The fingerprint of the editor's version; absent when it came another way. */
  fingerprint: string | null;
};

/** What is known of a match beside it, for REST as JSON text: it is only ever passed on. */
type StateOfMatch = { match_id: number; state: string };

/** What the tables of content would be, by their names; `until` in unix seconds, `changed` the ids of articles. */
type ContentPreviewTable = { key: string; label: string; until: number } & Record<
  'changed' | 'article' | 'banner' | 'app_setting' | 'advert_file' | 'channels' | 'zones',
  JSONColumnType<object>
>;

type BannerTable = {
  id: Generated<number>;
  /** The id in reports. */
  name: string;
  position: string;
  link: string;
  file_path: string;
  rank: number;
  alt: string | null;
  is_betting: Generated<boolean>;
  width: number | null;
  height: number | null;
  /** `{ file_path, width, height }`. */
  phone_picture: ColumnType<object | null, string | null | undefined, string | null>;
  /** Unix seconds; null means open. */
  starts: number | null;
  ends: number | null;
  /** The fingerprint of the editor's version; absent when it came another way. */
  fingerprint: string | null;
};
