import { matchPath } from 'shared-kernel/router';
import { PLACEHOLDER_PATHS } from '../../domain/pages';
import type { Pointers } from '../remotes/readPointers';

/**
 * The pattern that a page is counted under, such as `/news/:id`; `/*` for unknown addresses.
 *
 * @param pathname without the base path
 */
export function routePattern(pathname: string, pointers: Pointers): string {
  const served = [...pointers.values()].flatMap(({ live }) => live.paths);
  return [...served, ...PLACEHOLDER_PATHS].find((pattern) => matchPath(pattern, pathname)) ?? '/*';
}
