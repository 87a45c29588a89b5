import { useEffect } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { lineOf } from '../../parts/lineOf';

/**
 * Returns the focus to the match's row when its detail closes. The dialog does so itself, unless the row was mounted
 * again meanwhile, or an address opened the detail.
 */
export function useReturnedFocus(id: MatchId | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    return () => {
      // After the dialog has returned it, in the same task.
      queueMicrotask(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const button = lineOf(document, String(id))?.querySelector<HTMLElement>("[data-opens='detail']");
        button?.focus({ preventScroll: true });
      });
    };
  }, [id]);
}
