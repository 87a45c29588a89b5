import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { Freshness } from '../../domain/freshness';
import type { BoardStore } from '../../state/createBoardStore';
import { t } from '../../texts/texts';
import { IntroductionsPart } from '../intro/IntroductionsPart';
import { useIsSmallScreen } from '../useIsSmallScreen';
import { BoardArea } from './BoardArea';
import { BoardPage } from './BoardPage';
import { useFilterOfAddress } from './useFilterOfAddress';

type Props = { shell: Shell; board: BoardStore };

/** In the order of the small-screen menu, with the one that does not fit there. A phone has the menu instead. */
const TABS: readonly BoardFilter[] = ['all', 'online', 'hot', 'favorite', 'end', 'euro'];

const NO_TABS: readonly BoardFilter[] = [];

const LOADING: Freshness = { kind: 'loading' };

/** The live page: every match around now, in groups. */
export function LivePage({ shell, board }: Props) {
  const isLoading = useObservable(board.matches.freshness$, LOADING).kind === 'loading';
  const isSmall = useIsSmallScreen();
  const wish = useFilterOfAddress(shell.showBoardFilter);
  return (
    <BoardPage data-title="hidden">
      <h1>{t('page.title')}</h1>
      <shell.Slot name="OnHeaderLevel3" />
      <BoardArea shell={shell} board={board} tabs={isSmall ? NO_TABS : TABS} label={t('page.title')} wish={wish} />
      {isLoading ? null : <IntroductionsPart shell={shell} />}
    </BoardPage>
  );
}
