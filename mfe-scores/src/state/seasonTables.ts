import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { type Cup, cupSchema } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import { type SeasonTables, seasonTablesSchema } from 'shared-kernel/entities/seasonTables';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { CUP_PATH, SEASON_PATH } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { noneIfMissing } from './noneIfMissing';

export function tablesRequest(competition: Id): { path: string; query: Query } {
  return { path: SEASON_PATH, query: { CompetitionId: competition } };
}

/** Reads the answer; `undefined` where the competition has no table. */
export function readTables(report: Report): (raw: unknown) => SeasonTables | undefined {
  return recordAnswer(seasonTablesSchema, report);
}

export function cupRequest(competition: Id): { path: string; query: Query } {
  return { path: CUP_PATH, query: { CompetitionId: competition } };
}

/** Reads the answer; `undefined` where the competition is no cup. */
export function readCup(report: Report): (raw: unknown) => Cup | undefined {
  return recordAnswer(cupSchema, report);
}

/** What a competition has: the tables of a league, groups and bracket of a cup, or both. */
export type Season = { tables: SeasonTables | undefined; cup: Cup | undefined };

/** The season of a competition, loaded while somebody looks at it. A server of before has none. */
export function createSeason(shell: Shell, competition: Id) {
  const { http, report } = shell;
  const [tables, cup] = [tablesRequest(competition), cupRequest(competition)];
  return createResource<Season>({
    load: async (signal) => {
      const [ofLeague, ofCup] = await Promise.all([
        http
          .get(tables.path, { query: tables.query, decode: readTables(report), signal })
          .catch(noneIfMissing(undefined)),
        http
          .get(cup.path, { query: cup.query, decode: readCup(report), signal })
          .catch(noneIfMissing(undefined))
          .catch(toError),
      ]);
      if (!(ofCup instanceof Error)) return { tables: ofLeague, cup: ofCup };
      // A league's table needs no cup.
      if (!ofLeague) throw ofCup;
      report(ofCup);
      return { tables: ofLeague, cup: undefined };
    },
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
