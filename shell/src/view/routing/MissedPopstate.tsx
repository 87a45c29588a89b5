import { useEffect } from 'react';
import { useLocation } from 'shared-kernel/router';

/**
 * The router reads the address in its first render but listens only once that is mounted, several slices later on a
 * slow phone. This dispatches a popstate again that came in between, such as Back.
 */
export function MissedPopstate({ basePath }: { basePath: string }) {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can be behind.
  useEffect(() => {
    const rendered = `${basePath === '/' ? '' : basePath}${pathname}${search}`;
    if (window.location.pathname + window.location.search === rendered) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
  return null;
}
