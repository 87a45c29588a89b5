import { useEffect, useState } from 'react';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { useSearchParams } from 'shared-kernel/router';

const PARAMETER = 'highlight';

/** A match to be shown to the visitor; a new object each time it is asked for. */
export type Highlight = { id: MatchId };

/** Reads the match that `?highlight=` names once and takes it out of the address, whatever it says. */
export function useHighlightOfAddress(): Highlight | undefined {
  const [highlight, setHighlight] = useState<Highlight>();
  const [parameters, setParameters] = useSearchParams();
  const raw = parameters.get(PARAMETER);
  // Two parameters taken out in one turn would bring each other back: the filter goes first.
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
