import { useEffect } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { lineOf } from '../lineOf';

/**
 * Gives the keyboard back to the match's row when its detail closes. The dialog does so by itself, unless the row was
 * drawn anew meanwhile, or an address opened the detail.
 */
export function useReturnedFocus(id: MatchId | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    return () => {
      // After the dialog has given it back, which it does in the same turn.
      queueMicrotask(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const button = lineOf(document, String(id))?.querySelector<HTMLElement>("button[data-opens='detail']");
        button?.focus({ preventScroll: true });
      });
    };
  }, [id]);
}
