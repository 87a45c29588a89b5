import { type ReactNode, useContext } from 'react';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { SkipLink } from 'shared-kernel/ui/SkipLink';
import { t } from '../../texts/texts';
import { ServerContext } from '../parts/html/onServer';

export const END_ID = 'board-end';

type Props = {
  /** Matches of the board, of which only those near the window are there. */
  count: number;
  children: ReactNode;
};

/** A board with a way past it, for each match has two stops of the keyboard, and with a word where its lines end. */
export function PastBoard({ count, children }: Props) {
  return (
    <>
      <SkipLink to={END_ID}>{t('skipBoard')}</SkipLink>
      {children}
      {useContext(ServerContext)?.boardEnd ?? (
        <HiddenText id={END_ID} tabIndex={-1}>
          {t('boardEnd', { count })}
        </HiddenText>
      )}
    </>
  );
}
