import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import type { OddsChoice } from '../../domain/oddsChoice';
import { t } from '../../texts/pricesTexts';
import { ChoiceSwitch } from '../filterBar/ChoiceSwitch';

type Props = {
  /** Those that have moves. */
  groups: readonly MarketGroup[];
  shown: MarketGroup | undefined;
  onChoose: (choice: OddsChoice) => void;
};

/** Whose history is shown: that of the match, or of a group; nothing where there is no choice. */
export function GroupChoice({ groups, shown, onChoose }: Props) {
  if (groups.length === 0) return null;
  return (
    <ChoiceSwitch<OddsChoice>
      label={t('prices.choose')}
      choices={['full', ...groups]}
      chosen={shown ?? 'full'}
      textOf={(choice) => t(`odds.choice.${choice}`)}
      onChoose={onChoose}
    />
  );
}
