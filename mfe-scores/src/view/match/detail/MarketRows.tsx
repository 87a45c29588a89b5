import { MARKET_GROUPS, type MatchMarkets } from 'shared-kernel/entities/matchMarkets';
import type { MatchState } from 'shared-kernel/entities/matchState';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';
import { PriceRows } from './PriceRows';

type Props = { markets: MatchMarkets | undefined; state: MatchState; names: TeamNames };

/** The markets of the first half and of corners, each group as those of the match, while it may be bet on. */
export function MarketRows({ markets, state, names }: Props) {
  return MARKET_GROUPS.map((group) => {
    const market = markets?.[group];
    if (!market || !isGroupOpen(group, state)) return null;
    const title = t(`detail.markets.${group}`);
    return <PriceRows key={group} title={title} odds={market.odds} suspended={market.suspended_odds} names={names} />;
  });
}
