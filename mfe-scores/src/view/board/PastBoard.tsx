import type { ReactNode } from 'react';
import { SkipLink } from 'shared-kernel/ui/SkipLink';
import { t } from '../../texts/texts';

const END_ID = 'board-end';

/** A board with a way past it: each match has two stops of the keyboard. */
export function PastBoard({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink to={END_ID}>{t('skipBoard')}</SkipLink>
      {children}
      <span id={END_ID} tabIndex={-1} />
    </>
  );
}
