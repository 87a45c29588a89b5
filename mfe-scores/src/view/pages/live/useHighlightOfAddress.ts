import { useEffect, useState } from 'react';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { useSearchParams } from 'shared-kernel/router';

const PARAMETER = 'highlight';

/** A match to show to the visitor; a new object for each request. */
export type Highlight = { id: MatchId };

/** Reads the match of `?highlight=` once and removes it from the address. */
export function useHighlightOfAddress(): Highlight | undefined {
  const [highlight, setHighlight] = useState<Highlight>();
  const [parameters, setParameters] = useSearchParams();
  const raw = parameters.get(PARAMETER);
  // Two removals in one render would restore each other's parameter: the filter goes first.
  const isTurn = !parameters.has('filter');

  useEffect(() => {
    if (raw === null || !isTurn) return;
    const id = toId(raw);
    if (id !== undefined) setHighlight({ id });
    const without = (all: URLSearchParams) => {
      all.delete(PARAMETER);
      return all;
    };
    setParameters(without, { replace: true });
  }, [raw, isTurn, setParameters]);

  return highlight;
}
