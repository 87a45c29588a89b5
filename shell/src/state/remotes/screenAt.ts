import { REMOTES, type RemoteName } from 'shared-kernel/contract/pointer';
import { matchPath } from 'shared-kernel/router';
import { isMenuPage } from '../../domain/menu';
import { PLACEHOLDER_PATHS } from '../../domain/pages';
import type { Pointers } from './readPointers';

export type Screen =
  | { kind: 'remote'; remote: RemoteName }
  | { kind: 'placeholder' }
  /** One of our pages, but the pointer of its remote could not be read. */
  | { kind: 'unreachable' }
  | { kind: 'unknown' };

/**
 * Finds the remote of an address. Releases list their paths, so a team adds a page without us.
 *
 * @param pathname without the base path
 */
export function screenAt(pathname: string, pointers: Pointers): Screen {
  const remote = REMOTES.find((name) => pointers.get(name)?.live.paths.some((pattern) => matchPath(pattern, pathname)));
  if (remote) return { kind: 'remote', remote };
  if (PLACEHOLDER_PATHS.some((path) => matchPath(path, pathname))) return { kind: 'placeholder' };
  const isPointerMissing = REMOTES.some((name) => !pointers.has(name));
  // The home page is never "unknown": the visitor would have nowhere to go.
  if (pathname === '/' || (isPointerMissing && isMenuPage(pathname))) return { kind: 'unreachable' };
  return { kind: 'unknown' };
}
