import { useEffect, useMemo } from 'react';
import { BehaviorSubject, map, merge } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useResource } from 'shared-kernel/react/useResource';
import type { Loaded } from 'shared-kernel/state/loaded';
import { crestOfRecord } from '../../domain/crestOfRecord';
import type { Freshness } from '../../domain/freshness';
import { type RecordMatches, type RecordOfPage, recordMatches } from '../../domain/recordMatches';
import { resultsKey } from '../../domain/resultsKey';
import { createHidingEntries } from '../../state/createHidingEntries';
import { createMatchStore } from '../../state/createMatchStore';
import { hiddenScoresOf } from '../../state/hiddenScores';
import { matchesOfRecord } from '../../state/recordSource';
import { createSeason, type Season } from '../../state/seasonTables';
import { useChangedResults } from '../table/useChangedResults';
import { useSquad } from './useSquad';

const NONE: RecordMatches = { live: [], results: [], fixtures: [] };

type Seasons = Pick<ReturnType<typeof createSeason>, 'state$' | 'open' | 'reload' | 'retry'>;

const LOADING: Freshness = { kind: 'loading' };

/** A team, or a competition; its matches are live while the component is mounted, its season is read again when one has another score. */
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
  const seasonOf: Seasons = useMemo(
    () => (kind === 'competition' ? createSeason(shell, id) : NO_SEASON),
    [shell, kind, id],
  );
  const { kind: seasonState, value } = useResource(seasonOf);
  const { squad, isSquadKnown } = useSquad(shell, kind, id);
  const key = useObservable(key$, undefined);
  useChangedResults(shell.clock, key, seasonOf.reload);
  const known = (kind === 'team' ? board.teams : board.competitions).get(id);
  const name = known?.name ?? (value?.tables ?? value?.cup)?.name;
  return {
    ...{ name, crest: crestOfRecord(kind, known), matches, entries, freshness, store, reload },
    season: value,
    squad,
    hasSeasonFailed: seasonState === 'failed' && !value,
    reloadSeason: seasonOf.retry,
    /** Whether matches and season have come, or will not. The squad stands below all of them. */
    isKnown: freshness.kind !== 'loading' && (seasonState !== 'loading' || value !== undefined),
    isSquadKnown,
  };
}

/** Teams have none. */
const NO_SEASON: Seasons = {
  state$: new BehaviorSubject<Loaded<Season>>({ kind: 'loaded', value: { tables: undefined, cup: undefined } }),
  open: () => () => {},
  reload: () => {},
  retry: () => {},
};
