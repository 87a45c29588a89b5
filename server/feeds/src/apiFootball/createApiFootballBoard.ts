import { isDeepStrictEqual } from 'node:util';
import type { Report } from 'shared-kernel/decode/decode';
import type { FeedInfo, FeedLineups, FeedMarkets, FeedMatch, FixtureList } from '../feedRecords';
import { forgottenBy, lackedBy } from '../fixtureList';
import { SHOWN } from '../polled/createOnShow';
import type { FeedBatch, StandingsTable } from '../provider';
import { batchOf } from './batchOf';
import { NO_PRICES } from './bets';
import { createKept } from './createKept';
import { createSquads, type Squads } from './createSquads';
import { feedInfo } from './feedInfo';
import { feedLineups } from './feedLineups';
import type { Fixture } from './fixture';
import { asFeedMarkets, asFeedMatch, type GatheredMatch, isStale, withFixture } from './gatheredMatch';
import type { MatchPrices } from './preMatchOdds';
import { shootoutProblem } from './stagedScore';
import type { TablesOfTeams } from './standingGroups';
import { isInPlay, statusOf } from './status';

/** The vendor's data so far, and what of it is new since a moment. */
export type ApiFootballBoard = Squads & {
  /** @param isListing they come from the list of a day, which may be older than what is known of live matches */
  keepFixtures(fixtures: readonly Fixture[], now: number, isListing: boolean): void;
  /** The list of a day was whole: what it lacks is forgotten. */
  keepDay(list: Omit<FixtureList, 'competition_id'>, now: number): void;
  keepOdds(odds: readonly MatchPrices[], now: number): void;
  /** All there are: other matches have none. */
  keepLiveOdds(odds: readonly MatchPrices[]): void;
  keepTable(table: StandingsTable | undefined): void;
  /** @param tables an answer without any takes none back */
  keepTablesOfTeams(league: number, season: number, tables: TablesOfTeams): void;
  matches(): ReadonlyMap<number, GatheredMatch>;
  /** The number of the last change. */
  last(): number;
  /** What changed after that many changes; all that is on show after 0. */
  batchSince(last: number, now: number): FeedBatch;
};

/**
 * @param leagues the vendor's ids; matches of others are not kept
 * @param report receives each unknown status, and each ended shoot-out without a winner
 */
export function createApiFootballBoard(leagues: ReadonlySet<number>, report: Report): ApiFootballBoard {
  const known = new Map<number, GatheredMatch>();
  const shown = new Map<number, { match: FeedMatch; text: string; changedAt: number }>();
  const places = new Map<number, ReadonlyMap<number, number>>();
  const groups = new Map<number, { season: number; tables: TablesOfTeams }>();
  let last = 0;
  const count = () => ++last;
  const lineups = createKept<FeedLineups>(matchOf, count);
  const info = createKept<FeedInfo>(matchOf, count);
  const markets = createKept<FeedMarkets>(matchOf, count);
  const tables = createKept<StandingsTable>(({ competition_id }) => competition_id, count);
  let days: readonly { list: FixtureList; changedAt: number }[] = [];
  const { since: squadsSince, ...squads } = createSquads(count);

  function forget(id: number): void {
    known.delete(id);
    shown.delete(id);
    for (const kept of [lineups, info, markets]) kept.forget(id);
  }

  function set(match: GatheredMatch): void {
    const { id } = match.fixture.fixture;
    known.set(id, match);
    const converted = asFeedMatch(match, places.get(match.fixture.league.id) ?? new Map());
    const text = JSON.stringify([converted, match.fixture.league, match.fixture.teams]);
    if (shown.get(id)?.text !== text) shown.set(id, { match: converted, text, changedAt: count() });
    lineups.keep(feedLineups(match.fixture));
    info.keep(feedInfo(match.fixture, tablesOf(match.fixture.league)));
    const further = asFeedMarkets(match);
    // A match that had some publishes that it has none any more.
    if (further.half || further.corners || markets.has(id)) markets.keep(further);
  }

  function tablesOf({ id, season }: Fixture['league']): TablesOfTeams | undefined {
    const known = groups.get(id);
    return known?.season === season ? known?.tables : undefined;
  }

  function setAllOf(league: number): void {
    for (const match of [...known.values()].filter(({ fixture }) => fixture.league.id === league)) set(match);
  }

  function setOdds(id: number, odds: Partial<GatheredMatch['odds']>, pricedAt?: number): void {
    const match = known.get(id);
    if (match) set({ ...match, odds: { ...match.odds, ...odds }, pricedAt: pricedAt ?? match.pricedAt });
  }

  return {
    keepFixtures(fixtures, now, isListing) {
      for (const fixture of fixtures.filter(({ league }) => leagues.has(league.id))) {
        const before = known.get(fixture.fixture.id);
        // Published as soon as pages show the match: before, it would be lost.
        if (!before && fixture.fixture.timestamp > now + SHOWN) continue;
        if (isListing && isStale(before, fixture, now)) continue;
        if (statusOf(fixture.fixture.status) === undefined) report(unknownStatus(fixture));
        const match = withFixture(before, fixture, now, isListing);
        const problem = shootoutProblem(match.fixture);
        if (problem) report(problem);
        set(match);
      }
      for (const [id, { fixture }] of known) if (fixture.fixture.timestamp < now - SHOWN) forget(id);
    },
    keepDay(list, now) {
      const live = lackedBy(list, [...known.values()].filter((match) => isHeardInPlay(match, now)).map(placeOf));
      const whole = { ...list, competition_id: undefined, ids: [...list.ids, ...live.map(({ id }) => id)] };
      const places = [...known.values()].map(placeOf);
      // A match that is listed again counts as changed, also one that was still followed meanwhile.
      for (const { id } of lackedBy(whole, places)) shown.delete(id);
      for (const { id } of forgottenBy(whole, places, now)) forget(id);
      const others = days.filter((day) => day.list.from !== list.from && day.list.to > now - SHOWN);
      days = [...others, { list: whole, changedAt: count() }];
    },
    keepOdds(odds, now) {
      for (const { id, prices: before } of odds) setOdds(id, { before }, now);
    },
    keepLiveOdds(odds) {
      const quoted = new Map(odds.map(({ id, prices }) => [id, prices]));
      for (const [id, { fixture, odds: before }] of known) {
        const live = quoted.get(id) ?? NO_PRICES;
        const isNew = JSON.stringify(before.live) !== JSON.stringify(live);
        if (isInPlay(fixture.fixture.status.short) && isNew) setOdds(id, { live });
      }
    },
    keepTable(table) {
      if (!table || !tables.keep(table)) return;
      places.set(table.competition_id, new Map(table.rows.map(({ team_id }, index) => [team_id, index + 1])));
      setAllOf(table.competition_id);
    },
    keepTablesOfTeams(league, season, tables) {
      const isNews = tables.size > 0 && !isDeepStrictEqual(groups.get(league), { season, tables });
      if (!isNews) return;
      groups.set(league, { season, tables });
      setAllOf(league);
    },
    ...squads,
    matches: () => known,
    last: () => last,
    batchSince(moment, now) {
      // One that is further ahead was on show before it moved there.
      const matches = [...shown.values()].filter(
        ({ match, changedAt }) => changedAt > moment && match.match_time >= now - SHOWN,
      );
      const fixtures = matches.flatMap(({ match }) => known.get(match.id)?.fixture ?? []);
      return batchOf(
        fixtures,
        matches.map(({ match }) => match),
        tables.since(moment),
        {
          lineups: lineups.since(moment),
          info: info.since(moment),
          markets: markets.since(moment),
          squads: squadsSince(moment),
        },
        days.filter(({ changedAt }) => changedAt > moment).map(({ list }) => list),
      );
    },
  };
}

/** A match that live answers had within this is there, whatever the list of a day lacks, in seconds. */
const HEARD = 900;

function isHeardInPlay({ fixture: { fixture }, heardAt }: GatheredMatch, now: number): boolean {
  return isInPlay(fixture.status.short) && Math.abs(now - heardAt) < HEARD;
}

const placeOf = ({ fixture: { fixture } }: GatheredMatch) => ({ id: fixture.id, match_time: fixture.timestamp });

const matchOf = ({ match_id }: { match_id: number }) => match_id;

function unknownStatus({ fixture }: Fixture): Error {
  return new Error(
    `api-football: status ${JSON.stringify(fixture.status.short.slice(0, 40))} is not known; shown as to be determined`,
  );
}
