import { useState } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { PriceMove } from 'shared-kernel/entities/priceMove';
import { inOrder, withPresent } from '../../../domain/marketMoves';

export type KnownMoves = { readonly moves: readonly PriceMove[]; readonly now: number };

/**
 * The loaded moves, and each that was seen since.
 *
 * @param present the prices of now, where they are known
 */
export function useMoves(
  loaded: readonly PriceMove[] | undefined,
  present: Pick<Match, 'odds' | 'suspended_odds' | 'state'> | undefined,
  clock: Clock,
): KnownMoves | undefined {
  const [known, setKnown] = useState<KnownMoves>();
  if (!loaded) return known;
  const now = clock.now();
  const before = known?.moves ?? inOrder(loaded, now);
  const moves = present ? withPresent(before, present, now) : before;
  if (moves === known?.moves) return known;
  const next = { moves, now };
  // While it renders: a list without the present prices is never rendered.
  setKnown(next);
  return next;
}
