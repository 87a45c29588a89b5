import type { Pointers } from '../remotes/readPointers';
import { routeAt } from '../remotes/routeAt';

/**
 * The pattern that a page is counted under, such as `/news/:id`; `/*` for unknown addresses.
 *
 * @param pathname without the base path
 */
export function routePattern(pathname: string, pointers: Pointers): string {
  return routeAt(pathname, pointers)?.claim.pattern ?? '/*';
}
