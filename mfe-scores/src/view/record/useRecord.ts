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

type Table = Pick<ReturnType<typeof createLeagueTable>, 'state$' | 'open' | 'refresh' | 'retry'>;

const LOADING: Freshness = { kind: 'loading' };

/** A team, or a competition; its matches are live while the component is mounted, its table is read again when one has ended. */
export function useRecord(shell: Shell, kind: RecordOfPage['kind'], id: Id) {
  const store = useMemo(() => createMatchStore(shell, matchesOfRecord({ kind, id })), [shell, kind, id]);
  useEffect(() => store.open(), [store]);
  const { board, entries, arranged$, freshness$, reload } = store;
  const matches$ = useMemo(
    () => arranged$.pipe(map(() => recordMatches({ kind, id }, board.matches.values(), shell.clock.now()))),
    [board, arranged$, kind, id, shell],
  );
  const matches = useObservable(matches$, NONE);
  const freshness = useObservable(freshness$, LOADING);
  const tableOf: Table = useMemo(
    () => (kind === 'competition' ? createLeagueTable(shell, id) : NO_TABLE),
    [shell, kind, id],
  );
  const { kind: tableState, value } = useResource(tableOf);
  // An ended match changes it.
  const ended = matches.results.length;
  useEffect(() => {
    if (ended > 0) tableOf.refresh();
  }, [ended, tableOf]);
  const name = (kind === 'team' ? board.teams : board.competitions).get(id)?.name ?? value?.table?.name;
  return {
    ...{ name, matches, entries, freshness, store, reload },
    table: value?.table,
    hasTableFailed: tableState === 'failed' && !value,
    reloadTable: tableOf.retry,
    /** Whether matches and table have come, or will not. */
    isKnown: freshness.kind !== 'loading' && (tableState !== 'loading' || value !== undefined),
  };
}

/** Teams have none. */
const NO_TABLE: Table = {
  state$: new BehaviorSubject<Loaded<{ table: LeagueTable | undefined }>>({
    kind: 'loaded',
    value: { table: undefined },
  }),
  open: () => () => {},
  refresh: () => {},
  retry: () => {},
};
