import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { GroupMarkets, MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { useResource } from 'shared-kernel/react/useResource';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import { Loading } from 'shared-kernel/ui/Loading';
import { presentOf } from '../../domain/groupPrices';
import { createPolled, freshValue } from '../../state/createPolled';
import { MATCH_MARKETS } from '../../state/matchMarkets';
import { GROUP_HISTORY } from '../../state/priceHistory';
import { ask, createAnswer } from '../../state/question';
import { PriceHistory } from '../prices/PriceHistory';
import { FailedBoard } from '../states/FailedBoard';
import { useMoves } from './useMoves';

type Props = { shell: Shell; match: Match; group: MarketGroup };

/** How the prices of a group moved: what is loaded when it is chosen, and what is told of it from then on. */
export function GroupPrices(props: Props) {
  return isGroupOpen(props.group, props.match.status_id) ? <OpenGroup {...props} /> : <MovesOfGroup {...props} />;
}

/** It asks for itself: prices from before the history would stand in it as a move back. */
function OpenGroup(props: Props) {
  const { shell, group } = props;
  const { id } = props.match;
  const source = useMemo(() => createPolled(shell, (signal) => ask(shell, MATCH_MARKETS, id, signal)), [shell, id]);
  const markets = freshValue(useResource(source))?.told;
  return <MovesOfGroup {...props} present={presentOf(markets, group)} />;
}

function MovesOfGroup({ shell, match, group, present }: Props & { present?: GroupMarkets | undefined }) {
  const { id, status_id } = match;
  const history = useMemo(() => createAnswer(shell, GROUP_HISTORY[group], id), [shell, group, id]);
  const loaded = useResource(history);
  const known = useMoves(loaded.value?.told.moves, present && { ...present, status_id }, shell.clock);
  if (known) return <PriceHistory match={match} group={group} {...known} />;
  return loaded.kind === 'failed' ? <FailedBoard onRetry={history.retry} /> : <Loading />;
}
