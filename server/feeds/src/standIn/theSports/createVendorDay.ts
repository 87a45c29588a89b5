import type { FeedInfo, FeedLineups, FeedMatch } from '../../feedRecords';
import type { StandingsTable } from '../../provider';
import type { FootballDay } from '../createFootballDay';
import type { Quirk } from './quirks';
import { listedOf, liveOf, type VendorListed, type VendorLive } from './vendorMatch';
import { createOddsRows, type OddsRow, type OddsRows } from './vendorOdds';

/** A match in the vendor's shape, as it is now. */
export type VendorMatch = {
  listed: VendorListed & { updated_at: number };
  live: VendorLive;
  /** When that changed last. */
  liveAt: number;
  odds: OddsRows;
  /** As the script has them; a vendor's shape is made of them when somebody asks. */
  lineups: FeedLineups | undefined;
  info: FeedInfo | undefined;
  /** When the line-ups changed last. */
  lineupsAt: number;
  /** Deleted at the vendor, who does not list it any more. */
  isDeleted: boolean;
};

export type OddsChange = readonly [id: string, market: string, row: OddsRow, score: string];

/** A scripted day in the vendor's shapes. */
export type VendorDay = {
  readonly matches: ReadonlyMap<string, VendorMatch>;
  readonly tables: () => readonly StandingsTable[];
  /** Plays on to a moment; returns the parts that changed, as pushes tell them. */
  advance(now: number): VendorLive[];
  oddsSince(moment: number): OddsChange[];
};

/** Seconds until the tables are computed again, which takes as long as all matches. */
const TABLES_EVERY = 60;

type Player = { nextAt: number; play(now: number): VendorLive | undefined };

export function createVendorDay(day: FootballDay, quirks: readonly Quirk[], startedAt: number): VendorDay {
  const matches = new Map<string, VendorMatch>();
  const end = startedAt + 2 * 86_400;
  let current = startedAt;
  let tables: { at: number; rows: readonly StandingsTable[] } = { at: Number.NEGATIVE_INFINITY, rows: [] };
  const players: Player[] = day.matches.map((timeline) => {
    const [final] = timeline.at(end).matches ?? [];
    const closing = final?.status_id === 8 ? final.odds : '';
    const { rows, follow } = createOddsRows();
    return {
      nextAt: Number.NEGATIVE_INFINITY,
      play(now) {
        this.nextAt = timeline.nextAfter(now) ?? Number.POSITIVE_INFINITY;
        const {
          matches: [match] = [],
          lineups: [lineups] = [],
          info: [info] = [],
          markets: [markets] = [],
        } = timeline.at(now);
        if (!match) return undefined;
        follow(match, markets, now, closing);
        return keep(match, { odds: rows, lineups, info }, now);
      },
    };
  });

  function keep(match: FeedMatch, beside: Pick<VendorMatch, 'odds' | 'lineups' | 'info'>, now: number): VendorLive {
    const { lineups, info } = beside;
    const live = liveOf(match);
    const known = matches.get(live.id);
    const listed = { ...listedOf(match, info), updated_at: Math.floor(now) };
    const isSame = known?.lineups?.is_confirmed === lineups?.is_confirmed;
    const lineupsAt = known && isSame ? known.lineupsAt : now;
    matches.set(live.id, { listed, live, liveAt: liveAt(live, now), ...beside, lineupsAt, isDeleted: false });
    return known ? changesOf(known.live, live) : live;
  }

  function liveAt(live: VendorLive, now: number): number {
    const known = matches.get(live.id);
    return known && JSON.stringify(known.live) === JSON.stringify(live) ? known.liveAt : now;
  }

  function playQuirk(quirk: Quirk, now: number): VendorLive[] {
    const [listed, live, isDeleted] = quirk.at(now);
    const known = matches.get(live.id);
    const isSame = known && JSON.stringify([known.live, bare(known.listed)]) === JSON.stringify([live, listed]);
    if (isSame && known.isDeleted === isDeleted) return [];
    matches.set(live.id, {
      listed: { ...listed, updated_at: Math.floor(now) },
      live,
      liveAt: liveAt(live, now),
      odds: { asia: [], bs: [], eu: [], cr: [] },
      lineups: undefined,
      info: undefined,
      lineupsAt: Number.NEGATIVE_INFINITY,
      isDeleted,
    });
    return [known ? changesOf(known.live, live) : live];
  }

  return {
    matches,
    tables() {
      if (current - tables.at >= TABLES_EVERY || current < tables.at)
        tables = { at: current, rows: day.at(current).standings };
      return tables.rows;
    },
    advance(now) {
      current = now;
      const played = players.flatMap((player) => (player.nextAt <= now ? (player.play(now) ?? []) : []));
      const changed = [...played, ...quirks.flatMap((quirk) => playQuirk(quirk, now))];
      return changed.filter(({ id, ...parts }) => Object.keys(parts).length > 0 && id);
    },
    oddsSince(moment) {
      return [...matches].flatMap(([id, { odds }]) =>
        Object.entries(odds).flatMap(([market, rows]) =>
          rows.filter(([at]) => at >= moment).map((row) => [id, market, row, row[7]] as const),
        ),
      );
    },
  };
}

function bare({ updated_at, ...listed }: VendorMatch['listed']): VendorListed {
  return listed;
}

/** Only the parts that changed, as the vendor pushes them. */
function changesOf(before: VendorLive, after: VendorLive): VendorLive {
  const part = (name: 'score' | 'stats' | 'incidents') =>
    JSON.stringify(before[name]) === JSON.stringify(after[name]) ? {} : { [name]: after[name] };
  return { id: after.id, ...part('score'), ...part('stats'), ...part('incidents') };
}
