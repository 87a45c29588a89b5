import { useDeferredValue, useMemo, useState } from 'react';
import type { Clock, Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { PriceMove } from 'shared-kernel/entities/priceMove';
import { useResource } from 'shared-kernel/react/useResource';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import { Loading } from 'shared-kernel/ui/Loading';
import { inOrder, withPresent } from '../../domain/marketMoves';
import { PRICE_HISTORY } from '../../state/priceHistory';
import { createAnswer } from '../../state/question';
import { FailedBoard } from '../states/FailedBoard';

const codeOf = perShell(({ report }) =>
  createResource({ load: () => import(/* webpackChunkName: "moves" */ '../prices/PriceHistory'), report }),
);

/** How the prices of a match moved: what is loaded when its tab is opened, and what the match says from then on. */
export function PricesOfMatch({ shell, match }: { shell: Shell; match: Match }) {
  const file = codeOf(shell);
  const code = useResource(file);
  const history = useMemo(() => createAnswer(shell, PRICE_HISTORY, match.id), [shell, match.id]);
  const loaded = useResource(history);
  // What a visitor does meanwhile goes first.
  const known = useDeferredValue(useMoves(loaded.value?.told, match, shell.clock), undefined);
  if (code.value && known) return <code.value.PriceHistory match={match} {...known} />;
  if (code.kind !== 'failed' && (loaded.kind !== 'failed' || loaded.value)) return <Loading />;
  const retry = () => {
    if (code.kind === 'failed') file.retry();
    if (loaded.kind === 'failed') history.retry();
  };
  return <FailedBoard onRetry={retry} />;
}

type Known = { readonly moves: readonly PriceMove[]; readonly now: number };

/** The loaded moves, and each that the match has made since. */
function useMoves(loaded: readonly PriceMove[] | undefined, match: Match, clock: Clock): Known | undefined {
  const [known, setKnown] = useState<Known>();
  if (!loaded) return known;
  const now = clock.now();
  const moves = withPresent(known?.moves ?? inOrder(loaded, now), match, now);
  if (moves === known?.moves) return known;
  const next = { moves, now };
  // While it renders: a list without the present prices is never drawn.
  setKnown(next);
  return next;
}
