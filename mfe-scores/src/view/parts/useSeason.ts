import { useMemo } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import { useResource } from 'shared-kernel/react/useResource';
import type { Loaded } from 'shared-kernel/state/loaded';
import { createSeason, type Season } from '../../state/seasonTables';

type Source = Pick<ReturnType<typeof createSeason>, 'state$' | 'open' | 'reload' | 'retry'>;

const NONE: Source = {
  state$: new BehaviorSubject<Loaded<Season>>({ kind: 'loaded', value: { tables: undefined, cup: undefined } }),
  open: () => () => {},
  reload: () => {},
  retry: () => {},
};

/**
 * The season of a competition, if there is one to ask for, and whether it has come or will not.
 *
 * @param create what is asked for
 */
export function useSeason(shell: Shell, competition: Id | undefined, create = createSeason) {
  const source: Source = useMemo(
    () => (competition === undefined ? NONE : create(shell, competition)),
    [shell, competition, create],
  );
  const { kind, value } = useResource(source);
  const { reload, retry } = source;
  return {
    value,
    reload,
    retry,
    isKnown: kind !== 'loading' || value !== undefined,
    hasFailed: kind === 'failed' && !value,
  };
}
