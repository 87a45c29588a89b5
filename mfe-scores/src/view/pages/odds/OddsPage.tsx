import type { ReactNode } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useSearchParams } from 'shared-kernel/router';
import { ODDS_CHOICES, ODDS_PARAMETER, type OddsChoice, oddsValue, toOddsChoice } from '../../../domain/oddsChoice';
import type { BoardStore } from '../../../state/createBoardStore';
import { PAGE_FILTERS } from '../../../state/pageFilter';
import { t } from '../../../texts/texts';
import type { PricesOfLine } from '../../board/rowContext';
import { BoardPage } from '../../parts/BoardPage';
import { ChoiceSwitch } from '../../parts/states/ChoiceSwitch';
import { BoardArea } from '../live/BoardArea';
import { usePageFilter } from '../live/usePageFilter';
import { useOtherPrices } from './useOtherPrices';

type Props = {
  shell: Shell;
  board: BoardStore;
  /** Of server-rendered HTML: the ways to the other prices, and what shows those of the address. */
  ways?: ReactNode;
  loadedPrices?: PricesOfLine | undefined;
};

/** The odds of live and upcoming matches, by league: of the match, or what the address says. */
export function OddsPage({ shell, board, ways, loadedPrices }: Props) {
  usePageFilter(shell);
  const [parameters, setParameters] = useSearchParams();
  const chosen = toOddsChoice(parameters.get(ODDS_PARAMETER));
  const { prices, hasPrices } = useOtherPrices(shell, chosen);
  const onChoose = (choice: OddsChoice) => {
    const withChoice = (all: URLSearchParams) => {
      const value = oddsValue(choice);
      if (value) all.set(ODDS_PARAMETER, value);
      else all.delete(ODDS_PARAMETER);
      return all;
    };
    setParameters(withChoice, { replace: true, preventScrollReset: true });
  };
  const title = t('page.odds');
  const textOf = (choice: OddsChoice) => t(`odds.choice.${choice}`);
  return (
    <BoardPage>
      <h1>{title}</h1>
      {ways ?? (
        <ChoiceSwitch
          label={t('odds.choose')}
          choices={ODDS_CHOICES}
          chosen={chosen}
          textOf={textOf}
          onChoose={onChoose}
        />
      )}
      <BoardArea
        shell={shell}
        board={board}
        tabs={PAGE_FILTERS}
        label={`${title}: ${textOf(chosen)}`}
        look="odds"
        prices={loadedPrices ?? prices}
        isWhole={hasPrices}
      />
    </BoardPage>
  );
}
