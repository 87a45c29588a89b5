import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'shared-kernel/router';
import { instead } from '../instead';

/** Matches, and headers of leagues. */
const LINES = '[data-match], [data-group]';

/**
 * Follows the links of rows without a reload, and lets text in a row, which the mouse can select, open the match as all of the
 * row does: in another tab with a middle click or a key.
 *
 * @param base what stands before the path of each page
 * @returns handlers for the element around the rows
 */
export function useRowClicks(base: string) {
  const navigate = useNavigate();
  return useMemo(() => {
    const openRow = (event: MouseEvent, isAway: boolean) => {
      const { target, shiftKey } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      // An advert among the rows has a link of its own.
      if (!target.closest(LINES)) return;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (link) instead(() => navigate(link.pathname.slice(base.length) + link.search + link.hash))(event);
      else if (!target.closest('button') && (isAway || getSelection()?.isCollapsed !== false)) {
        const opener = target.closest('[data-match]')?.querySelector('[data-opens]');
        // Browsers of a Mac take the one key, others the other.
        const [ctrlKey, metaKey] = [event.ctrlKey || isAway, event.metaKey || isAway];
        opener?.dispatchEvent(
          new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
      }
    };
    return {
      onClick: (event: MouseEvent) => openRow(event, false),
      onAuxClick: (event: MouseEvent) => {
        // A link does it of itself.
        const isText = event.target instanceof Element && !event.target.closest('a');
        if (event.button === 1 && isText) openRow(event, true);
      },
    };
  }, [navigate, base]);
}
