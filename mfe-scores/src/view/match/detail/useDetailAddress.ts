import { useCallback } from 'react';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { useLocation, useNavigate, useSearchParams } from 'shared-kernel/router';
import { DETAIL_PARAMETER } from '../../parts/useOpenDetail';

/** The match whose detail is open, and how to close it: by Back when a row opened it, else by replacing the address. */
export function useDetailAddress(): { id: MatchId | undefined; close: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const { state, pathname }: { state: unknown; pathname: string } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'isDetailOpenedHere' in state;

  const close = useCallback(() => {
    if (isOpenedHere) {
      navigate(-1);
      return;
    }
    const withoutMatch = (all: URLSearchParams) => {
      all.delete(DETAIL_PARAMETER);
      return all;
    };
    setParameters(withoutMatch, { replace: true });
  }, [isOpenedHere, navigate, setParameters]);

  // The pages of one match, team or competition have none.
  const isOnBoards = pathname.split('/').length < 3;
  return { id: isOnBoards ? toId(parameters.get(DETAIL_PARAMETER)) : undefined, close };
}
