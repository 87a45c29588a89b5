import { useCallback } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { useSearchParams } from 'shared-kernel/router';

/** The parameter of the address that names the match whose detail is open. */
export const DETAIL_PARAMETER = 'match';

/** Says of an entry of the history that Back from it closes the detail, because a row opened it. */
export const OPENED_HERE = { isDetailOpenedHere: true } as const;

/** Opens the detail of a match as an entry of the history, so that Back closes it and the address can be shared. */
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
