import type { Pointers } from '../remotes/readPointers';
import { routeAt } from '../remotes/screenAt';

/** Stands for addresses that are no page. */
export const NO_PATTERN = '/*';

/**
 * The pattern that a page is counted under, such as `/news/:id`; {@link NO_PATTERN} for unknown addresses.
 *
 * @param pathname without the base path
 */
export function routePattern(pathname: string, pointers: Pointers): string {
  return routeAt(pathname, pointers)?.claim.pattern ?? NO_PATTERN;
}
