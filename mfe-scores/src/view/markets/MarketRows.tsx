import { MARKET_GROUPS, type MatchMarkets } from 'shared-kernel/entities/matchMarkets';
import { t } from '../../texts/detailTexts';
import { PriceRows } from '../detail/PriceRows';
import type { TeamNames } from '../detail/teamNames';

/** The markets of the first half and of corners, each group as those of the match; nothing without any. */
export function MarketRows({ markets, names }: { markets: MatchMarkets | undefined; names: TeamNames }) {
  return MARKET_GROUPS.map((group) => {
    const told = markets?.[group];
    if (!told) return null;
    const title = t(`detail.markets.${group}`);
    return <PriceRows key={group} title={title} odds={told.odds} suspended={told.suspended_odds} names={names} />;
  });
}
