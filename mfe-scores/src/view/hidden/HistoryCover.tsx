import type { ReactNode } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { t } from '../../texts/hiddenTexts';
import { Cover } from './Cover';
import { useHidesScores } from './useHidesScores';

/** Over what two teams played before. */
export function HistoryCover({ shell, children }: { shell: Shell; children: ReactNode }) {
  const isOn = useHidesScores(shell);
  return (
    <Cover isOn={isOn} name="history" text={t('hidden.history')} show={t('hidden.showHistory')}>
      {children}
    </Cover>
  );
}
