import { useEffect, useState } from 'react';
import { type BoardFilter, FILTER_PARAMETER, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import { useNavigationType, useSearchParams } from 'shared-kernel/router';

/** A visitor's wish to see the board; a new object for each. */
export type BoardWish = { readonly filter: BoardFilter };

/**
 * Applies `?filter=` once and removes it from the address; an unknown filter has no effect.
 *
 * @returns the wish of a visitor who asked within the site; who opens an address begins at the top of the page
 */
export function useFilterOfAddress(onFilter: (filter: BoardFilter) => void): BoardWish | undefined {
  const [wish, setWish] = useState<BoardWish>();
  const [parameters, setParameters] = useSearchParams();
  const raw = parameters.get(FILTER_PARAMETER);
  const isOpened = useNavigationType() === 'POP';

  useEffect(() => {
    if (raw === null) return;
    const filter = toBoardFilter(raw);
    if (filter) onFilter(filter);
    if (filter && !isOpened) setWish({ filter });
    const without = (all: URLSearchParams) => {
      all.delete(FILTER_PARAMETER);
      return all;
    };
    setParameters(without, { replace: true });
  }, [raw, isOpened, onFilter, setParameters]);

  return wish;
}
