import { useEffect } from 'react';
import { useLocation } from 'shared-kernel/router';

/**
 * The router reads the address as it is first drawn and listens once that stands, which takes several slices on a slow phone. A turn
 * that the visitor takes in between, such as Back, is told again.
 */
export function MissedPopstate({ basePath }: { basePath: string }) {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was drawn first can be behind.
  useEffect(() => {
    const drawn = `${basePath === '/' ? '' : basePath}${pathname}${search}`;
    if (window.location.pathname + window.location.search === drawn) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
  return null;
}
