import type { ReactNode } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { t } from '../../texts/hiddenTexts';
import { Cover } from './Cover';
import { useHidesScores } from './useHidesScores';

type Props = { shell: Shell; of?: 'table' | 'scorers' | 'bracket' | 'groups'; children: ReactNode };

/** Over a league table, a bracket, groups, or a list of scorers, which tell how matches ended. */
export function TableCover({ shell, of = 'table', children }: Props) {
  const isOn = useHidesScores(shell);
  return (
    <Cover isOn={isOn} name={of} text={t(`hidden.cover.${of}`)} show={t(`hidden.uncover.${of}`)}>
      {children}
    </Cover>
  );
}
