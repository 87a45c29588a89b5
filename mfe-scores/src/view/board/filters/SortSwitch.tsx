import { SORT_MODES, type SortMode } from 'shared-kernel/rules/board/boardGroup';
import { t } from '../../../texts/texts';
import { ChoiceSwitch } from './ChoiceSwitch';

type Props = { mode: SortMode; onSort: (mode: SortMode) => void };

/** By time or by league. */
export function SortSwitch({ mode, onSort }: Props) {
  return (
    <ChoiceSwitch
      label={t('sort.label')}
      choices={SORT_MODES}
      chosen={mode}
      textOf={(choice) => t(`sort.${choice}`)}
      onChoose={onSort}
    />
  );
}
