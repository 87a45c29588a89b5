import type { ReactNode } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { t } from '../../../texts/hiddenTexts';
import { Cover } from './Cover';
import { useHidesScores } from './useHidesScores';

type Props = { shell: Shell; of?: 'table' | 'scorers' | 'bracket' | 'groups' | 'history'; children: ReactNode };

/** Over what reveals how matches ended: a league table, a bracket, groups, who scored, or what two teams played before. */
export function ResultsCover({ shell, of = 'table', children }: Props) {
  const isOn = useHidesScores(shell);
  return (
    <Cover isOn={isOn} name={of} text={t(`hidden.cover.${of}`)} show={t(`hidden.uncover.${of}`)}>
      {children}
    </Cover>
  );
}
