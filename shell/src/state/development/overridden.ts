import type { Fetch } from '../boot/fetchJson';
import type { PointerSource } from '../remotes/createPointerStore';
import type { LiveSet } from '../remotes/readPointers';
import { type Override, overridesIn, refusedIn, withOverrides, withoutOverrides } from './pointerOverrides';

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

/**
 * Marks every page as not live, and links back to the live one.
 *
 * @param refused overrides that were rejected
 */
function showOverrideBadge(
  { document, location }: Window,
  overrides: readonly Override[],
  refused: readonly string[],
): void {
  const badge = document.createElement('aside');
  badge.id = 'tyso-overrides';
  badge.setAttribute('aria-label', 'Bản thử');
  badge.style.cssText =
    'position:fixed;inset:auto auto 8px 8px;z-index:2147483647;max-width:calc(100vw - 16px);padding:6px 10px;' +
    'border-radius:6px;background:#b00020;color:#fff;font:12px/1.4 system-ui;overflow-wrap:anywhere';
  const lines = [
    ...overrides.map(({ remote, manifest }) => `Bản thử: ${remote} ← ${manifest}`),
    ...refused.map((reason) => `Bỏ qua ${reason}`),
  ];
  for (const text of lines) {
    const line = document.createElement('div');
    line.textContent = text;
    badge.append(line);
  }
  const back = document.createElement('a');
  back.href = withoutOverrides(location.href);
  back.textContent = 'Về bản đang chạy';
  back.style.color = 'inherit';
  badge.append(back);
  document.body.append(badge);
}
