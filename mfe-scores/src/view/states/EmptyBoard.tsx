import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import { NoData } from 'shared-kernel/ui/NoData';
import { t } from '../../texts/texts';
import { Panel } from './Panel';
import { QuietButton } from './QuietButton';

type Props = { filter: BoardFilter; isPicked: boolean; onShowAll: () => void };

/** Nothing passes the filter and the pickers: says so, and shows the way out unless everything is already shown. */
export function EmptyBoard({ filter, isPicked, onShowAll }: Props) {
  return (
    <Panel>
      <NoData text={t('state.empty')}>
        {filter === 'all' && !isPicked ? null : (
          <>
            <span>{t(isPicked ? 'state.emptyPicked' : 'state.emptyHint', { filter: t(`filter.${filter}`) })}</span>
            <QuietButton type="button" onClick={onShowAll}>
              {t('state.showAll')}
            </QuietButton>
          </>
        )}
      </NoData>
    </Panel>
  );
}
