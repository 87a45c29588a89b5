import type { Fetch } from '../boot/fetchJson';
import type { PointerSource } from '../remotes/createPointerStore';
import type { LiveSet } from '../remotes/readPointers';
import { showOverrideBadge } from './overrideBadge';
import { overridesIn, refusedIn, withOverrides } from './pointerOverrides';

/** In a development build, replaces live releases by those of the developer's choice. */
export async function overridden(window: Window, fetch: Fetch, live: LiveSet, pointers: PointerSource) {
  const overrides = overridesIn(window.location);
  const refused = refusedIn(window.location);
  if (overrides.length > 0 || refused.length > 0) showOverrideBadge(window, overrides, refused);
  if (overrides.length === 0) return { live, pointers };
  const wanted = await withOverrides(live.pointers, overrides, fetch);
  const chosen = new Map([...wanted].filter(([remote]) => overrides.some((override) => override.remote === remote)));
  const source: PointerSource = {
    fetchOne: async (remote) => chosen.get(remote) ?? pointers.fetchOne(remote),
    async fetchAll() {
      const all = await pointers.fetchAll();
      return { ...all, pointers: new Map([...all.pointers, ...chosen]) };
    },
  };
  return { live: { ...live, pointers: wanted }, pointers: source };
}
