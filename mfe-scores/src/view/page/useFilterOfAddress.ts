import { useEffect } from 'react';
import { type BoardFilter, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import { useSearchParams } from 'shared-kernel/router';

const PARAMETER = 'filter';

/** Applies `?filter=` once and removes it from the address; an unknown filter has no effect. */
export function useFilterOfAddress(onFilter: (filter: BoardFilter) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const raw = parameters.get(PARAMETER);

  useEffect(() => {
    if (raw === null) return;
    const filter = toBoardFilter(raw);
    if (filter) onFilter(filter);
    const without = (all: URLSearchParams) => {
      all.delete(PARAMETER);
      return all;
    };
    setParameters(without, { replace: true });
  }, [raw, onFilter, setParameters]);
}
