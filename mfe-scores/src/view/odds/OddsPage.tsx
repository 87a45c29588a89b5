import type { Shell } from 'shared-kernel/contract/shell';
import { oddsBoardOf } from '../../state/oddsBoard';
import { PAGE_FILTERS } from '../../state/pageFilter';
import { t } from '../../texts/texts';
import { BoardArea } from '../page/BoardArea';
import { BoardPage } from '../page/BoardPage';

/** The odds of live and upcoming matches, by league. */
export function OddsPage({ shell }: { shell: Shell }) {
  const title = t('page.odds');
  return (
    <BoardPage>
      <h1>{title}</h1>
      <BoardArea shell={shell} board={oddsBoardOf(shell)} tabs={PAGE_FILTERS} label={title} look="odds" />
    </BoardPage>
  );
}
