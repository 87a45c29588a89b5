import type { Report } from 'shared-kernel/decode/decode';
import type { FeedMatch } from '../feedRecords';
import { goneMatch } from '../fixtureList';
import { createChanges } from './createChanges';
import { createDays } from './createDays';
import { createMatches } from './createMatches';
import { createNames } from './createNames';
import type { Numbers } from './createNumbers';
import { createSentFingerprints } from './createSentFingerprints';
import { createSquads } from './createSquads';
import { createTables } from './createTables';
import { detailIdOf } from './detailNames';
import { toFeedMatch } from './feedMatch';
import { isPublishable } from './isPublishable';
import { matchDetails } from './matchDetails';
import { standingRows } from './read/standings';
import type { VendorState } from './vendorState';

type Options = {
  numbers: Numbers;
  /** Empty for all. */
  competitions: ReadonlySet<string>;
  hot: ReadonlySet<string>;
  /** The plan does not include an endpoint, so nothing waits for it. */
  isRefused: (endpoint: string) => boolean;
  report: Report;
};

export function createVendorState({ numbers, competitions, hot, isRefused, report }: Options): VendorState {
  const { numberOf } = numbers;
  const names = createNames(numberOf, hot);
  const tables = createTables();
  const squads = createSquads();
  const sent = createSentFingerprints();
  /** The names of coaches: line-ups have their ids alone. */
  const coaches = new Map<string, string>();
  const detailNames = new Map<string, string>();
  /** Matches that only the store has, and that the vendor deleted. */
  const gone = createChanges<FeedMatch>();
  const days = createDays();
  const {
    get,
    keepDay,
    delete: deleteMatch,
    recheckOf,
    take: takeMatches,
    putBack,
    ...matches
  } = createMatches({
    competitions,
    report,
    onForgotten(id) {
      for (const kind of ['match', 'lineups', 'info', 'markets', 'text'])
        sent.forget(`${kind} ${numberOf('match', id)}`);
      numbers.forget('match', id);
    },
  });

  function seasonOf(season: string): number | undefined {
    for (const [, { listed }] of matches.entries())
      if (listed?.season_id === season) return numberOf('competition', listed.competition_id);
    return undefined;
  }

  /** What of these matches may be published now. */
  function publishableOf(ids: ReadonlySet<string>) {
    const shown = [...ids].flatMap((id) => {
      const entry = get(id);
      return entry && isPublishable(entry, names, isRefused) ? [entry] : [];
    });
    const converted = shown.flatMap((facts) => {
      const { competition_id } = facts.listed;
      const context = { numberOf, country: names.countryOf(competition_id), isHot: hot.has(competition_id) };
      return toFeedMatch(facts, context) ?? [];
    });
    const coachOf = (id: string | undefined) => (id === undefined ? undefined : coaches.get(id));
    const near = matchDetails(shown, { numberOf, coachOf, names: detailNames });
    return { listed: shown.map(({ listed }) => listed), converted, ...near };
  }

  return {
    ...matches,
    names,
    has: (id) => get(id)?.listed !== undefined,
    keepNames(teams, given) {
      const renamed = [...names.keepTeams(teams), ...names.keepCompetitions(given)];
      if (renamed.length > 0) recheckOf(new Set(renamed));
    },
    keepCountries(countries) {
      if (names.keepCountries(countries).length > 0) matches.recheck();
    },
    keepDetailNames(kind, named) {
      const ids = new Set(named.flatMap(({ id, name }) => (detailNames.get(`${kind} ${id}`) === name ? [] : id)));
      for (const { id, name } of named) detailNames.set(`${kind} ${id}`, name);
      const theirs = [...matches.entries()].filter(([, { listed }]) =>
        ids.has((listed && detailIdOf(listed, kind)) ?? ''),
      );
      putBack(new Set(theirs.map(([match]) => match)));
    },
    keepCoach(id, name) {
      coaches.set(id, name);
      const theirs = [...matches.entries()].filter(([, { lineup }]) =>
        [lineup?.home, lineup?.away].some((one) => one?.coach === id),
      );
      putBack(new Set(theirs.map(([match]) => match)));
    },
    hasCoach: (id) => coaches.has(id),
    keepSquad(team, players) {
      const team_id = numberOf('team', team);
      if (players && team_id !== undefined) squads.keep({ team_id, coach: undefined, players });
    },
    keepTable(season, table) {
      const competition = seasonOf(season);
      const rows = standingRows(table, (team) => (names.hasTeam(team) ? numberOf('team', team) : undefined));
      if (competition !== undefined && rows) tables.keep({ competition_id: competition, rows });
    },
    keepDay(day, now) {
      days.add(keepDay(day, now));
    },
    remove(ids, stored) {
      const byNumber = new Map(stored.map((one) => [one.id, one]));
      for (const id of ids) {
        deleteMatch(id);
        const entry = get(id);
        const known = entry?.listed ? undefined : byNumber.get(numberOf('match', id) ?? 0);
        if (known) gone.add(goneMatch({ ...known, country_id: undefined }));
        if (!entry) numbers.forget('match', id);
      }
    },
    take() {
      const [ids, deleted, changedTables, changedDays] = [takeMatches(), gone.take(), tables.take(), days.take()];
      const { isNew, has, stored } = sent.begin();
      const { listed, converted, lineups, info, markets, texts } = publishableOf(ids);
      const records = names.recordsOf(listed, isNew);
      const changedSquads = squads.take((team) => has(`team ${team}`));
      const changed = [
        ids.size,
        deleted.size,
        changedTables.tables.length,
        changedSquads.squads.length,
        changedDays.lists.length,
      ];
      if (changed.every((count) => count === 0)) return undefined;
      return {
        batch: {
          ...records,
          standings: changedTables.tables.filter((table) => isNew(`table ${table.competition_id}`, table)),
          matches: [...converted, ...deleted].filter((match) => isNew(`match ${match.id}`, match)),
          lineups: lineups.filter((one) => isNew(`lineups ${one.match_id}`, one)),
          info: info.filter((one) => isNew(`info ${one.match_id}`, one)),
          markets: markets.filter((one) => isNew(`markets ${one.match_id}`, one)),
          texts: texts.filter((one) => isNew(`text ${one.match_id}`, one)),
          squads: changedSquads.squads.filter((one) => isNew(`squad ${one.team_id}`, one)),
          fixtureLists: changedDays.lists,
        },
        stored,
        refused() {
          putBack(ids);
          gone.putBack(deleted);
          changedDays.putBack();
          changedTables.putBack();
          changedSquads.putBack();
        },
      };
    },
  };
}
