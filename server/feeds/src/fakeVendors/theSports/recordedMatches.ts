import * as v from 'valibot';
import type { RecordedDay } from '../recordedDay';
import { NONE, type Price, QUIRKS, type Quirk, type Stage } from './quirks';

const listedSchema = v.looseObject({
  id: v.string(),
  home_team_id: v.string(),
  away_team_id: v.string(),
  competition_id: v.string(),
  match_time: v.number(),
  updated_at: v.number(),
});

/** `score` is the id, the status, the figures of both sides and the start of the period. */
const liveSchema = v.looseObject({
  id: v.string(),
  score: v.looseTuple([v.string(), v.number(), v.unknown(), v.unknown(), v.number()]),
  stats: v.optional(v.unknown()),
  incidents: v.optional(v.unknown()),
});

/** A row of `match/recent/list` and `match/diary`, and an item of `match/detail_live`. */
export type VendorListed = v.InferOutput<typeof listedSchema>;
export type VendorLive = v.InferOutput<typeof liveSchema>;

const rowsOf = v.object({ results: v.array(listedSchema) });
const itemsOf = v.object({ results: v.array(liveSchema) });
const lineupOf = v.object({ results: v.record(v.string(), v.unknown()) });

/** A match as it is played now. */
export type PlayedMatch = {
  listed: VendorListed;
  live: VendorLive;
  /** Seconds of the recording since the live answer changed, and since a line-up came. */
  since: { live: number; lineup: number };
  /** The line-up's answer; an empty object until there is one. */
  lineup: object;
  /** Its rows of prices so far, each with the moment it is from. */
  odds: readonly { at: number; market: string; row: readonly unknown[] }[];
  /** Deleted at the vendor, who does not list it any more. */
  isDeleted: boolean;
};

/** What was said from a moment of the recording on. */
type Said<T> = { at: number; what: T };

/** A match in the recording's own time. */
type Saying = (moment: number) => {
  listed: VendorListed;
  live: VendorLive;
  liveAt: number;
  lineup: Said<object> | undefined;
  odds: readonly Price[];
  isDeleted: boolean;
};

export type QuirkMatch = Quirk & { id: string };

/** The recorded matches, and with the table of edits one more for each row. */
export function recordedMatches(day: RecordedDay): {
  quirks: readonly QuirkMatch[];
  at(now: number): PlayedMatch[];
} {
  const rows = new Map<string, Said<VendorListed>[]>();
  const items = new Map<string, Said<VendorLive>[]>();
  const lineups = new Map<string, Said<object>>();
  const add = <T>(to: Map<string, Said<T>[]>, id: string, one: Said<T>) => to.set(id, [...(to.get(id) ?? []), one]);
  for (const { at, url, body } of day.answers) {
    if (/\/match\/(?:diary|recent\/list)$/.test(url.pathname))
      for (const row of v.parse(rowsOf, body).results) add(rows, row.id, { at, what: row });
    if (url.pathname.endsWith('/match/detail_live'))
      for (const item of v.parse(itemsOf, body).results) add(items, item.id, { at, what: item });
    const uuid = url.searchParams.get('uuid');
    if (url.pathname.endsWith('/match/lineup/detail') && uuid && !lineups.has(uuid)) {
      const { results } = v.parse(lineupOf, body);
      if ('lineup' in results) lineups.set(uuid, { at, what: results });
    }
  }
  const recorded = [...rows].map(([id, said]) => sayingOf(said, items.get(id) ?? [], lineups.get(id)));
  const quirks = QUIRKS.map((quirk, index) => ({ ...quirk, id: `quirk${index}`.padEnd(15, '0') }));
  const all = [
    ...recorded,
    ...edited(
      quirks,
      recorded.map((saying) => saying(Number.NEGATIVE_INFINITY).listed),
    ),
  ];
  return { quirks, at: (now) => all.map((saying) => played(saying, day, now)) };
}

function sayingOf(
  rows: readonly Said<VendorListed>[],
  items: readonly Said<VendorLive>[],
  lineup: Said<object> | undefined,
): Saying {
  const [first] = rows;
  if (!first) throw new Error('A recorded match has a row');
  const { id } = first.what;
  const changes = items.filter(({ what }, index) => JSON.stringify(what) !== JSON.stringify(items[index - 1]?.what));
  const nothing: VendorLive = { id, score: [id, 1, NONE, NONE, 0], stats: [], incidents: [] };
  return (moment) => {
    const { what: row, at: rowAt } = rows.findLast(({ at }) => at <= moment) ?? first;
    const { what: live, at: liveAt } = changes.findLast(({ at }) => at <= moment) ?? { what: nothing, at: rowAt };
    const [, status_id, home_scores, away_scores] = live.score;
    // Lists are asked for less often than they change.
    const listed = { ...row, status_id, home_scores, away_scores, updated_at: Math.max(row.updated_at, liveAt) };
    return {
      listed,
      live,
      liveAt,
      lineup: lineup && lineup.at <= moment ? lineup : undefined,
      odds: [],
      isDeleted: false,
    };
  };
}

/** A match for each row of the table, of two of the recorded teams: no other feed has one of the same two. */
function edited(quirks: readonly QuirkMatch[], like: readonly VendorListed[]): Saying[] {
  const [base] = like;
  if (!base) throw new Error('The recording has no match');
  const known = new Set(like.map(({ home_team_id, away_team_id }) => `${home_team_id} ${away_team_id}`));
  const teams = like.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]);
  const pairs = teams
    .flatMap((home) => teams.map((away) => [home, away] as const))
    .filter(([home, away]) => home !== away && !known.has(`${home} ${away}`));
  return quirks.map((quirk, index) => {
    const [home_team_id = '', away_team_id = ''] = pairs[index] ?? [];
    return (moment) => stateAt({ ...base, id: quirk.id, home_team_id, away_team_id }, quirk, moment);
  });
}

function stateAt(base: VendorListed, { stages, odds = [] }: Quirk, moment: number): ReturnType<Saying> {
  const { id, match_time } = base;
  const isBy = ({ minute }: { minute: number }) => match_time + minute * 60 <= moment;
  const stage: Stage | undefined = stages.findLast(isBy);
  const {
    status,
    home = NONE,
    away = NONE,
    began,
    stats = [],
    incidents = [],
    tlive = [],
    isDeleted = false,
    corrected,
  } = stage ?? { minute: 0, status: 1 };
  const start = began === undefined ? 0 : match_time + began * 60;
  const liveAt = stage ? match_time + stage.minute * 60 : base.updated_at;
  const listed = {
    ...base,
    status_id: status,
    updated_at: liveAt,
    home_scores: corrected?.home ?? Object.values(Object(home)),
    away_scores: corrected?.away ?? Object.values(Object(away)),
  };
  const live: VendorLive = { id, score: [id, status, home, away, start], stats, incidents, tlive };
  return { listed, live, liveAt, lineup: undefined, odds: odds.filter(isBy), isDeleted };
}

function played(saying: Saying, day: RecordedDay, now: number): PlayedMatch {
  const moment = day.recordedAt(now);
  const { listed, live, liveAt, lineup, odds, isDeleted } = saying(moment);
  const [id, status, home, away, start] = live.score;
  return {
    listed: { ...listed, match_time: day.playedAt(listed.match_time), updated_at: day.playedAt(listed.updated_at) },
    live: { ...live, score: [id, status, home, away, start && day.startAt(start, now)] },
    since: { live: moment - liveAt, lineup: lineup ? moment - lineup.at : Number.POSITIVE_INFINITY },
    lineup: lineup?.what ?? {},
    isDeleted,
    odds: odds.map(({ minute, market, values, isClosed }) => {
      const at = day.playedAt(listed.match_time + minute * 60);
      return { at, market, row: [at, minute < 0 ? '' : String(minute), ...values, status, isClosed ? 1 : 0, '0-0'] };
    }),
  };
}
