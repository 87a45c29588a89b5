import type { StandingRow } from 'feeds/provider';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables of the store. All numbers of football fit a JavaScript number, so `bigint` columns are read as such. */
export type Database = {
  match: MatchTable;
  country: { id: number; name: string };
  competition: CompetitionTable;
  team: { id: number; name: string; logo: string | null };
  standing: { competition_id: number; lines: JSONColumnType<StandingRow[]> };
  /** One row: the number of the last change. It only ever grows. */
  change_counter: { last: number };
  /** A changed match, or without an id: changed records. `needs_board`: no lane tells all of it. */
  change_log: { number: number; match_id: number | null; needs_board: boolean };
  feed_run: { feed_key: string; run_id: string; started_at: number; is_fed: Generated<boolean> };
  article: ArticleTable;
  banner: BannerTable;
  /** `day` is one of Việt Nam: `2026-11-20`. */
  advert_count: { day: string; slot: string; name: string; shown: number; clicked: number };
  /** `minute` counts from 1970; `counts` is one {@link ReleaseCounts} as JSON. */
  release_count: { minute: number; remote: string; release: string; counts: JSONColumnType<ReleaseCounts> };
  /** What all nodes know and no visitor. */
  secret: { name: string; value: string };
  app_setting: { name: string; value: JSONColumnType<object> };
  advert_file: { name: string; value: JSONColumnType<object>; fingerprint: string };
  media: { hash: string; type: string; bytes: Uint8Array };
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
  /** Of the editor's version; absent when it came another way. */
  fingerprint: string | null;
};

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
  /** Of the editor's version; absent when it came another way. */
  fingerprint: string | null;
};
