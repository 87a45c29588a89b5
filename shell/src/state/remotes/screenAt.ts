import { REMOTES, type RemoteName } from 'shared-kernel/contract/pointer';
import { matchPath } from 'shared-kernel/router';
import { isMenuPage } from '../../domain/menu';
import { PLACEHOLDER_PATHS } from '../../domain/pages';
import type { Pointers } from './readPointers';

/** What stands at an address. */
export type Screen =
  | { kind: 'remote'; remote: RemoteName }
  | { kind: 'placeholder' }
  /** A page of ours, but the pointer that says who draws it could not be read. */
  | { kind: 'unreachable' }
  | { kind: 'unknown' };

/**
 * Finds who draws an address: remotes name their paths in their releases, so a team adds a page without us.
 *
 * @param pathname without the base path
 */
export function screenAt(pathname: string, pointers: Pointers): Screen {
  const remote = REMOTES.find((name) => pointers.get(name)?.live.paths.some((pattern) => matchPath(pattern, pathname)));
  if (remote) return { kind: 'remote', remote };
  if (PLACEHOLDER_PATHS.some((path) => matchPath(path, pathname))) return { kind: 'placeholder' };
  const isPointerMissing = REMOTES.some((name) => !pointers.has(name));
  // The base itself is never "unknown": there is nowhere else to send a visitor.
  if (pathname === '/' || (isPointerMissing && isMenuPage(pathname))) return { kind: 'unreachable' };
  return { kind: 'unknown' };
}
