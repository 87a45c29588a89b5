import type { ReactNode } from 'react';
import { NoData } from 'shared-kernel/ui/NoData';
import { t } from '../../../texts/detailTexts';

/** In place of a match that does not exist, or no longer; `children` may offer a way out. */
export function UnknownMatch({ children }: { children?: ReactNode }) {
  return (
    <NoData>
      <p>{t('detail.unknown')}</p>
      {children}
    </NoData>
  );
}
