import type { ReactNode } from 'react';
import { t } from '../../../texts/detailTexts';
import { BoardPage } from '../../parts/BoardPage';

/** The page around a match; the heading is for screen readers and search engines, because the teams stand below it. */
export function MatchFrame({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  return (
    <BoardPage data-title="hidden">
      <h1>{heading ?? t('match.unnamed')}</h1>
      {children}
    </BoardPage>
  );
}
