import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { useLocation, useSearchParams } from 'shared-kernel/router';
import { GROUP_PARAMETER, groupShown } from '../../../domain/groupPrices';
import { GroupChoice } from '../../match/prices/GroupChoice';
import { PriceHistory } from '../../match/prices/PriceHistory';
import { GroupPrices } from './GroupPrices';
import type { KnownMoves } from './useMoves';

type Props = { shell: Shell; match: Match; groups: readonly MarketGroup[]; known: KnownMoves };

/** The history of the match's own prices, or of the group that the address names. */
export function ChosenHistory({ shell, match, groups, known }: Props) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const shown = groupShown(parameters.get(GROUP_PARAMETER), groups);
  return (
    <>
      <GroupChoice groups={groups} shown={shown} address={pathname} />
      {shown ? (
        <GroupPrices key={shown} group={shown} shell={shell} match={match} />
      ) : (
        <PriceHistory match={match} {...known} />
      )}
    </>
  );
}
