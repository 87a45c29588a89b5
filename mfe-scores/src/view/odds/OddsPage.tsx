import type { Shell } from 'shared-kernel/contract/shell';
import type { BoardStore } from '../../state/createBoardStore';
import { PAGE_FILTERS, pageFilterOf } from '../../state/pageFilter';
import { t } from '../../texts/texts';
import { BoardArea } from '../page/BoardArea';
import { BoardPage } from '../page/BoardPage';
import { useFilterOfAddress } from '../page/useFilterOfAddress';

/** The odds of live and upcoming matches, by league. */
export function OddsPage({ shell, board }: { shell: Shell; board: BoardStore }) {
  useFilterOfAddress(pageFilterOf(shell).showFilter);
  const title = t('page.odds');
  return (
    <BoardPage>
      <h1>{title}</h1>
      <BoardArea shell={shell} board={board} tabs={PAGE_FILTERS} label={title} look="odds" />
    </BoardPage>
  );
}
