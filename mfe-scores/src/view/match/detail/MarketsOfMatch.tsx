import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { isBettingOpen } from 'shared-kernel/rules/isBettingOpen';
import { createPolled, freshValue } from '../../../state/createPolled';
import { MATCH_MARKETS } from '../../../state/matchMarkets';
import { ask } from '../../../state/question';
import type { TeamNames } from '../../parts/teamNames';
import { MarketRows } from './MarketRows';

type Props = { shell: Shell; match: Match; names: TeamNames };

/** The further markets of a match that may still be bet on. They are extras: a failure shows nothing. */
export function MarketsOfMatch(props: Props) {
  return isBettingOpen(props.match.state) ? <OpenMarkets {...props} /> : null;
}

function OpenMarkets({ shell, match: { id, state }, names }: Props) {
  const source = useMemo(() => createPolled(shell, (signal) => ask(shell, MATCH_MARKETS, id, signal)), [shell, id]);
  const loaded = freshValue(useResource(source));
  return <MarketRows markets={loaded?.answer} state={state} names={names} />;
}
