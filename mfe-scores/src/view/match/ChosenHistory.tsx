import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { useSearchParams } from 'shared-kernel/router';
import { groupShown } from '../../domain/groupPrices';
import { ODDS_PARAMETER, type OddsChoice, oddsValue } from '../../domain/oddsChoice';
import { GroupChoice } from '../prices/GroupChoice';
import { PriceHistory } from '../prices/PriceHistory';
import { GroupPrices } from './GroupPrices';
import type { KnownMoves } from './useMoves';

type Props = { shell: Shell; match: Match; groups: readonly MarketGroup[]; known: KnownMoves };

/** The history of the match's own prices, or of the group that the address names, as on the page of odds. */
export function ChosenHistory({ shell, match, groups, known }: Props) {
  const [parameters, setParameters] = useSearchParams();
  const shown = groupShown(parameters.get(ODDS_PARAMETER), groups);
  const onChoose = (choice: OddsChoice) => {
    const withChoice = (all: URLSearchParams) => {
      const value = oddsValue(choice);
      if (value) all.set(ODDS_PARAMETER, value);
      else all.delete(ODDS_PARAMETER);
      return all;
    };
    setParameters(withChoice, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <GroupChoice {...{ groups, shown, onChoose }} />
      {shown ? (
        <GroupPrices key={shown} group={shown} {...{ shell, match }} />
      ) : (
        <PriceHistory match={match} {...known} />
      )}
    </>
  );
}
