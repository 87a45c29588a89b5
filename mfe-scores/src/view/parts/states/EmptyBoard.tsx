import type { ReactNode } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import { NoData } from 'shared-kernel/ui/NoData';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../html/onServer';
import { instead, pressBySpace } from '../instead';
import { useSearchOf } from '../useSearchOf';
import { Panel } from './Panel';
import { QuietButton } from './QuietButton';

type Props = {
  filter: BoardFilter;
  isPicked: boolean;
  isLiveOnly: boolean;
  onShowAll: () => void;
  /** More ways on. */
  children?: ReactNode;
};

/** Shown when no match passes the filter and the pickers, with a button that shows all unless all are shown. */
export function EmptyBoard({ filter, isPicked, isLiveOnly, onShowAll, children }: Props) {
  const searchOf = useSearchOf();
  const isOnServer = useIsOnServer();
  return (
    <Panel>
      <NoData text={t('state.empty')}>
        {filter === 'all' && !isPicked ? null : (
          <>
            {/* Without the app there are no stars to press. */}
            <span inert={isOnServer && filter === 'favorite'}>{hint(filter, isPicked, isLiveOnly)}</span>
            <QuietButton
              as="a"
              href={searchOf('filter', 'all')}
              {...(isOnServer ? {} : { role: 'button' })}
              onClick={instead(onShowAll)}
              onKeyDown={pressBySpace}
            >
              {t('state.showAll')}
            </QuietButton>
          </>
        )}
        {children}
      </NoData>
    </Panel>
  );
}

function hint(filter: BoardFilter, isPicked: boolean, isLiveOnly: boolean): string {
  const name = t(isLiveOnly ? 'filter.liveOnly' : `filter.${filter}`);
  if (isPicked) return t('state.emptyPicked', { filter: name });
  return filter === 'favorite' ? t('state.emptyFavorite') : t('state.emptyHint', { filter: name });
}
