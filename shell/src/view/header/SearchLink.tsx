import { useObservable } from 'shared-kernel/react/useObservable';
import { Link } from 'shared-kernel/router';
import { SEARCH_PATH } from '../../domain/menu';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { screenAt } from '../../state/remotes/screenAt';
import { useFrameServices } from '../appServices';
import { t } from '../texts/texts';
import { ToolButton } from './ToolButton';

/** Only where a remote has the search. */
export function SearchLink() {
  const { remotes } = useFrameServices();
  const pointers = useObservable(remotes.pointers$, NO_POINTERS);
  if (screenAt(SEARCH_PATH, pointers, remotes.isAnyUnread()).kind === 'unknown') return null;
  return (
    <ToolButton as={Link} to={SEARCH_PATH} aria-label={t('header.search')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20" />
      </svg>
    </ToolButton>
  );
}
