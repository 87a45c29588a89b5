import { useCallback } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { useSearchParams } from 'shared-kernel/router';

/** Query parameter with the match whose detail is open. */
export const DETAIL_PARAMETER = 'match';

/** State of a history entry that a row opened: Back from it closes the detail. */
export const OPENED_HERE = { isDetailOpenedHere: true } as const;

/** Opens the detail of a match as a history entry, so that Back closes it and the address can be shared. */
export function useOpenDetail(): (id: MatchId) => void {
  const [, setParameters] = useSearchParams();
  return useCallback(
    (id) => {
      const withMatch = (all: URLSearchParams) => {
        all.set(DETAIL_PARAMETER, String(id));
        return all;
      };
      setParameters(withMatch, { state: OPENED_HERE });
    },
    [setParameters],
  );
}
