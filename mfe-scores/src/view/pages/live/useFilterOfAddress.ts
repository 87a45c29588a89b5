import { useEffect, useState } from 'react';
import { type BoardFilter, FILTER_PARAMETER } from 'shared-kernel/contract/boardFilter';
import { useNavigationType, useSearchParams } from 'shared-kernel/router';
import { isLiveAlone, LIVE_PARAMETER } from '../../../domain/liveAddress';

const LIVE_FILTER: BoardFilter = 'online';

/** A visitor's request to see the board; a new object for each. */
export type BoardRequest = { readonly filter: BoardFilter };

/**
 * Applies `?filter=` once and removes it from the address; one that the page does not have has no effect. A visitor who
 * chose within the site chose for later, too; who opens an address has its filter until they go on to another page.
 *
 * @param filters those of the page
 * @param onLive called where it asks for live matches alone, as `?live=1`
 * @returns the request of a visitor who asked within the site; who opens an address begins at the top of the page
 */
export function useFilterOfAddress(
  filters: readonly BoardFilter[],
  onFilter: (filter: BoardFilter, until?: 'reload') => void,
  onLive?: () => void,
): BoardRequest | undefined {
  const [request, setRequest] = useState<BoardRequest>();
  const [parameters, setParameters] = useSearchParams();
  const isLive = onLive !== undefined && isLiveAlone(parameters.get(LIVE_PARAMETER));
  const raw = parameters.get(FILTER_PARAMETER) ?? (isLive ? LIVE_FILTER : null);
  const isOpened = useNavigationType() === 'POP';

  useEffect(() => {
    if (raw === null) return;
    const filter = filters.find((one) => one === raw);
    if (filter) onFilter(filter, isOpened ? 'reload' : undefined);
    if (filter && !isOpened) setRequest({ filter });
    if (isLive && filter === LIVE_FILTER) onLive();
    const without = (all: URLSearchParams) => {
      all.delete(FILTER_PARAMETER);
      all.delete(LIVE_PARAMETER);
      return all;
    };
    setParameters(without, { replace: true });
  }, [raw, isLive, isOpened, filters, onFilter, onLive, setParameters]);

  return request;
}
