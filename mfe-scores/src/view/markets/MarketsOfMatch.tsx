import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { useResource } from 'shared-kernel/react/useResource';
import { isBettingOpen } from 'shared-kernel/rules/isBettingOpen';
import { freshValue } from '../../state/createPolled';
import { createMatchMarkets } from '../../state/matchMarkets';
import type { TeamNames } from '../detail/teamNames';
import { MarketRows } from './MarketRows';

type Props = { shell: Shell; match: Match; names: TeamNames };

/** The further markets of a match that may still be bet on. They are extras: a failure shows nothing. */
export function MarketsOfMatch(props: Props) {
  return isBettingOpen(props.match.status_id) ? <OpenMarkets {...props} /> : null;
}

function OpenMarkets({ shell, match: { id, status_id }, names }: Props) {
  const loaded = freshValue(useResource(useMemo(() => createMatchMarkets(shell, id), [shell, id])));
  return <MarketRows markets={loaded?.markets} status={status_id} names={names} />;
}
