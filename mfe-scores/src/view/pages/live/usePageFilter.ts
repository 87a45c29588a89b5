import { useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useLocation } from 'shared-kernel/router';
import { PAGE_FILTERS, pageFilterOf } from '../../../state/pageFilter';
import { useFilterOfAddress } from './useFilterOfAddress';

/** The filter of the address, of a page other than the live one, until the visitor goes on. */
export function usePageFilter(shell: Shell): void {
  const { showFilter, leave } = pageFilterOf(shell);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => leave, [leave, pathname]);
  useFilterOfAddress(PAGE_FILTERS, showFilter);
}
