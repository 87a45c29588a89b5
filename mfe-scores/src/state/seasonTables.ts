import type { Shell } from 'shared-kernel/contract/shell';
import { toError } from 'shared-kernel/decode/toError';
import { type Cup, cupSchema } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import { type SeasonTables, seasonTablesSchema } from 'shared-kernel/entities/seasonTables';
import { CUP_PATH, SEASON_PATH } from 'shared-kernel/protocol/season';
import { createPolled } from './createPolled';
import { ask, recordQuestion } from './question';

/** The tables of a competition; `undefined` where it has none. */
export const TABLES = recordQuestion({ key: 'tables', path: SEASON_PATH, param: 'CompetitionId' }, seasonTablesSchema);

/** The groups and the bracket of a cup; `undefined` where the competition is none. */
export const CUP = recordQuestion({ key: 'cup', path: CUP_PATH, param: 'CompetitionId' }, cupSchema);

/** What a competition has: the tables of a league, groups and bracket of a cup, or both. */
export type Season = { tables: SeasonTables | undefined; cup: Cup | undefined };

/** Seconds between two loads, while a team plays and while none does: nobody pushes the matches of other teams. */
const EVERY = { played: 60, atRest: 300 };

/** The season of a competition, loaded again and again while somebody looks at it. */
export function createSeason(shell: Shell, competition: Id) {
  const load = async (signal: AbortSignal): Promise<Season> => {
    const [{ answer: tables }, cup] = await Promise.all([
      ask(shell, TABLES, competition, signal),
      ask(shell, CUP, competition, signal).catch(toError),
    ]);
    if (!(cup instanceof Error)) return { tables, cup: cup.answer };
    // A league's table needs no cup.
    if (!tables) throw cup;
    shell.report(cup);
    return { tables, cup: undefined };
  };
  return createPolled(shell, load, { every });
}

/** A cup alone, loaded again and again in the same way. */
export function createCup(shell: Shell, competition: Id) {
  const load = async (signal: AbortSignal): Promise<Season> => {
    const { answer } = await ask(shell, CUP, competition, signal);
    return { tables: undefined, cup: answer };
  };
  return createPolled(shell, load, { every });
}

const every = (season: Season) => (isPlayed(season) ? EVERY.played : EVERY.atRest);

function isPlayed({ tables, cup }: Season): boolean {
  return [...(tables?.teams ?? []), ...(cup?.teams ?? [])].some(({ is_playing }) => is_playing);
}
