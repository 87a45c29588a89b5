import { useEffect, useMemo } from 'react';
import { BehaviorSubject, map, merge } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import type { SeasonTables } from 'shared-kernel/entities/seasonTables';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import type { Loaded } from 'shared-kernel/state/loaded';
import type { Freshness } from '../../domain/freshness';
import { type RecordMatches, type RecordOfPage, recordMatches } from '../../domain/recordMatches';
import { resultsKey } from '../../domain/resultsKey';
import { createHidingEntries } from '../../state/createHidingEntries';
import { createMatchStore } from '../../state/createMatchStore';
import { hiddenScoresOf } from '../../state/hiddenScores';
import { matchesOfRecord } from '../../state/recordSource';
import { createSeasonTables } from '../../state/seasonTables';
import { useChangedResults } from '../table/useChangedResults';

const NONE: RecordMatches = { live: [], results: [], fixtures: [] };

type Tables = Pick<ReturnType<typeof createSeasonTables>, 'state$' | 'open' | 'reload' | 'retry'>;

const LOADING: Freshness = { kind: 'loading' };

/** A team, or a competition; its matches are live while the component is mounted, its tables are read again when one has another score. */
export function useRecord(shell: Shell, kind: RecordOfPage['kind'], id: Id) {
  const store = useMemo(() => createMatchStore(shell, matchesOfRecord({ kind, id })), [shell, kind, id]);
  useEffect(() => store.open(), [store]);
  const { board, arranged$, scored$, freshness$, reload } = store;
  const entries = useMemo(() => createHidingEntries(store.entries, hiddenScoresOf(shell)), [store, shell]);
  const matches$ = useMemo(
    () => arranged$.pipe(map(() => recordMatches({ kind, id }, board.matches.values(), shell.clock.now()))),
    [board, arranged$, kind, id, shell],
  );
  const key$ = useMemo(
    () => merge(arranged$, scored$).pipe(map(() => resultsKey(board.matches.values()))),
    [board, arranged$, scored$],
  );
  const matches = useObservable(matches$, NONE);
  const freshness = useObservable(freshness$, LOADING);
  const tablesOf: Tables = useMemo(
    () => (kind === 'competition' ? createSeasonTables(shell, id) : NO_TABLES),
    [shell, kind, id],
  );
  const { kind: tablesState, value } = useResource(tablesOf);
  const key = useObservable(key$, undefined);
  useChangedResults(shell.clock, key, tablesOf.reload);
  const name = (kind === 'team' ? board.teams : board.competitions).get(id)?.name ?? value?.tables?.name;
  return {
    ...{ name, matches, entries, freshness, store, reload },
    tables: value?.tables,
    haveTablesFailed: tablesState === 'failed' && !value,
    reloadTables: tablesOf.retry,
    /** Whether matches and tables have come, or will not. */
    isKnown: freshness.kind !== 'loading' && (tablesState !== 'loading' || value !== undefined),
  };
}

/** Teams have none. */
const NO_TABLES: Tables = {
  state$: new BehaviorSubject<Loaded<{ tables: SeasonTables | undefined }>>({
    kind: 'loaded',
    value: { tables: undefined },
  }),
  open: () => () => {},
  reload: () => {},
  retry: () => {},
};
