import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { Id } from 'shared-kernel/entities/id';
import { type Squad, squadSchema } from 'shared-kernel/entities/squad';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { SQUAD_PATH } from 'shared-kernel/protocol/squad';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { noneIfMissing } from './noneIfMissing';

export function squadRequest(team: Id): { path: string; query: Query } {
  return { path: SQUAD_PATH, query: { TeamId: team } };
}

/** Reads the answer; `undefined` where nobody knows the squad. */
export function readSquad(report: Report): (raw: unknown) => Squad | undefined {
  return recordAnswer(squadSchema, report);
}

/** The squad of a team, loaded while somebody looks at it. A server of before knows none. */
export function createSquad(shell: Shell, team: Id) {
  const { http, report } = shell;
  const { path, query } = squadRequest(team);
  return createResource({
    load: (signal) =>
      http
        .get(path, { query, decode: readSquad(report), signal })
        .catch(noneIfMissing(undefined))
        .then((squad) => ({ squad })),
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
