import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import type { Fetch } from '../boot/fetchJson';
import type { Pointers } from '../remotes/readPointers';
import { showOverrideBadge } from './overrideBadge';
import { overridesIn, refusedIn, withOverrides } from './pointerOverrides';

type PointerOf = (remote: RemoteName) => Promise<RemotePointer>;

/** In a development build, replaces live releases by those of the developer's choice. */
export async function overridden(window: Window, fetch: Fetch, pointers: Pointers, pointerOf: PointerOf) {
  const overrides = overridesIn(window.location);
  const refused = refusedIn(window.location);
  if (overrides.length > 0 || refused.length > 0) showOverrideBadge(window, overrides, refused);
  if (overrides.length === 0) return { pointers, pointerOf };
  const wanted = await withOverrides(pointers, overrides, fetch);
  const isWanted = (remote: RemoteName) => overrides.some((override) => override.remote === remote);
  return {
    pointers: wanted,
    async pointerOf(remote: RemoteName): Promise<RemotePointer> {
      const chosen = isWanted(remote) ? wanted.get(remote) : undefined;
      return chosen ?? pointerOf(remote);
    },
  };
}
