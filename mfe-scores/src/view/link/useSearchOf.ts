import { useCallback } from 'react';
import { useSearchParams } from 'shared-kernel/router';
import { DAY_PARAMETER } from '../dayStrip/useDays';

/** Parameters that lead on within a page. */
type Step = 'filter' | 'match';

/** The query of an address within this page: one step on from the same day. */
export function useSearchOf(): (step: Step, value: string) => string {
  const [parameters] = useSearchParams();
  const day = parameters.get(DAY_PARAMETER);
  return useCallback(
    (step, value) => `?${new URLSearchParams({ ...(day === null ? {} : { [DAY_PARAMETER]: day }), [step]: value })}`,
    [day],
  );
}
