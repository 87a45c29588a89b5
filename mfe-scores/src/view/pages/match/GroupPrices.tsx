import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { MarketGroup, MatchMarkets } from 'shared-kernel/entities/matchMarkets';
import { useResource } from 'shared-kernel/react/useResource';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import { Loading } from 'shared-kernel/ui/Loading';
import { presentOf } from '../../../domain/groupPrices';
import { createPolled, freshValue } from '../../../state/createPolled';
import { MATCH_MARKETS } from '../../../state/matchMarkets';
import { notAsked } from '../../../state/notAsked';
import { GROUP_HISTORY } from '../../../state/priceHistory';
import { ask, createAnswer } from '../../../state/question';
import { PriceHistory } from '../../match/prices/PriceHistory';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { useMoves } from './useMoves';

type Props = { shell: Shell; match: Match; group: MarketGroup };

/**
 * How the prices of a group moved: what is loaded when it is chosen, and what is pushed of it from then on. It asks for itself:
 * prices from before the history would stand in it as a move back.
 */
export function GroupPrices({ shell, match, group }: Props) {
  const { id, state } = match;
  const isOpen = isGroupOpen(group, state);
  const source = useMemo(
    () => (isOpen ? createPolled(shell, (signal) => ask(shell, MATCH_MARKETS, id, signal)) : notAsked<MatchMarkets>()),
    [shell, id, isOpen],
  );
  const present = presentOf(freshValue(useResource(source))?.answer, group);
  const history = useMemo(() => createAnswer(shell, GROUP_HISTORY[group], id), [shell, group, id]);
  const loaded = useResource(history);
  const known = useMoves(loaded.value?.answer.moves, present && { ...present, state }, shell.clock);
  if (known) return <PriceHistory match={match} group={group} {...known} />;
  return loaded.kind === 'failed' ? <FailedBoard onRetry={history.retry} /> : <Loading />;
}
