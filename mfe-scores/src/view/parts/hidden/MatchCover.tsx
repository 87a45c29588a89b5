import type { ReactNode } from 'react';
import { t } from '../../../texts/hiddenTexts';
import { Cover } from './Cover';

/** Over the course of a match, while its score is hidden. */
export function MatchCover({ onShow, children }: { onShow: (() => void) | undefined; children: ReactNode }) {
  return (
    <Cover isOn={onShow !== undefined} text={t('hidden.match')} show={t('hidden.showMatch')} onShow={onShow}>
      {children}
    </Cover>
  );
}
