import type { RemoteName } from 'shared-kernel/contract/pointer';
import { isOurPage } from '../../domain/menu';
import type { Pointers } from './readPointers';
import { routeAt } from './routeAt';

export type Screen =
  | { kind: 'remote'; remote: RemoteName }
  | { kind: 'underConstruction' }
  /** One of our pages, but the pointer of its remote could not be read. */
  | { kind: 'unreachable' }
  | { kind: 'unknown' };

/**
 * What stands at an address. Releases list their paths, so a team adds a page without us.
 *
 * @param pathname without the base path
 * @param isAnyUnread whether a pointer could not be read: then one of our pages may be its remote's
 */
export function screenAt(pathname: string, pointers: Pointers, isAnyUnread: boolean): Screen {
  const owner = routeAt(pathname, pointers)?.claim.owner;
  if (owner) return owner === 'shell' ? { kind: 'underConstruction' } : { kind: 'remote', remote: owner };
  // The home page is never "unknown": the visitor would have nowhere to go.
  if (pathname === '/' || (isAnyUnread && isOurPage(pathname))) return { kind: 'unreachable' };
  return { kind: 'unknown' };
}
