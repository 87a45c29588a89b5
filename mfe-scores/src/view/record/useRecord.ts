import { useEffect, useMemo } from 'react';
import { BehaviorSubject, map } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import type { LeagueTable } from 'shared-kernel/entities/leagueTable';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import type { Loaded } from 'shared-kernel/state/loaded';
import type { Freshness } from '../../domain/freshness';
import { type RecordMatches, type RecordOfPage, recordMatches } from '../../domain/recordMatches';
import { createMatchStore } from '../../state/createMatchStore';
import { createLeagueTable } from '../../state/leagueTable';
import { matchesOfRecord } from '../../state/recordSource';

const NONE: RecordMatches = { live: [], results: [], fixtures: [] };

type TableOf = ReturnType<typeof createLeagueTable>;

const LOADING: Freshness = { kind: 'loading' };

/** A team, or a competition with its table, live while the component is mounted. */
export function useRecord(shell: Shell, kind: RecordOfPage['kind'], id: Id) {
  const store = useMemo(() => createMatchStore(shell, matchesOfRecord({ kind, id })), [shell, kind, id]);
  useEffect(() => store.open(), [store]);
  const { board, entries, arranged$, freshness$, reload } = store;
  const matches$ = useMemo(
    () => arranged$.pipe(map(() => recordMatches({ kind, id }, board.matches.values()))),
    [board, arranged$, kind, id],
  );
  const matches = useObservable(matches$, NONE);
  const freshness = useObservable(freshness$, LOADING);
  const tableOf: Pick<TableOf, 'state$' | 'open'> = useMemo(
    () => (kind === 'competition' ? createLeagueTable(shell, id) : NO_TABLE),
    [shell, kind, id],
  );
  const { kind: tableState, value } = useResource(tableOf);
  const name = (kind === 'team' ? board.teams : board.competitions).get(id)?.name ?? value?.table?.name;
  return {
    ...{ name, matches, entries, freshness, reload },
    table: value?.table,
    /** Whether matches and table have come, or will not. */
    isKnown: freshness.kind !== 'loading' && tableState !== 'loading',
  };
}

/** Teams have none. */
const NO_TABLE: Pick<TableOf, 'state$' | 'open'> = {
  state$: new BehaviorSubject<Loaded<{ table: LeagueTable | undefined }>>({
    kind: 'loaded',
    value: { table: undefined },
  }),
  open: () => () => {},
};
