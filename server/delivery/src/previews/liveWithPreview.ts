import type { Live } from '../pointers/livePointers';
import type { Pointer } from '../pointers/pointerFile';
import type { Preview } from '../pointers/preview';
import type { Build } from '../release/buildFolder';
import { pointerTo } from '../release/nextPointer';

/**
 * What is live, with a previewed release in the place of its remote's own. It is on, even where the remote is off or was
 * never released; the browser draws it, and no release before stands in for it when it fails.
 */
export function liveWithPreview(live: Live, build: Build, preview: Preview): Live {
  const { remote } = preview;
  const before = remote === 'shell' ? live.shell : live.remotes.find((one) => one.remote === remote);
  const pointer: Pointer = pointerTo(before, build, before?.changedAt ?? new Date(0).toISOString());
  const looked = { drawing: 'off', previous: undefined } as const;
  if (pointer.remote === 'shell') {
    const shell = { ...pointer, ...looked };
    return { ...live, shell, scripts: shell.live.scripts, own: shell.live, preview };
  }
  const shown = { ...pointer, ...looked, state: 'on' as const };
  const isThere = live.remotes.some((one) => one.remote === shown.remote);
  return {
    ...live,
    remotes: isThere
      ? live.remotes.map((one) => (one.remote === shown.remote ? shown : one))
      : [...live.remotes, shown].sort((one, other) => (one.remote < other.remote ? -1 : 1)),
    unread: live.unread.filter((name) => name !== shown.remote),
    preview,
  };
}
