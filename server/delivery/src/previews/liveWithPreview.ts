import type { ReleasePreview } from 'server-shared/releases/liveAnswer';
import type { Live } from '../pointers/livePointers';

/**
 * What is live, with a previewed release in the place of its remote's own. It is on, even where the remote is off or was
 * never released; the browser renders it, and no release before is its fallback when it fails.
 */
export function liveWithPreview(live: Live, { pointer, label, until }: ReleasePreview): Live {
  const preview = { remote: pointer.remote, release: pointer.live.release, label, until };
  const looked = { drawing: 'off', previous: undefined } as const;
  if (pointer.remote === 'shell') {
    const shell = { ...pointer, ...looked };
    return { ...live, shell, scripts: shell.live.scripts, own: shell.live, preview };
  }
  const shown = { ...pointer, ...looked, candidate: undefined, state: 'on' as const };
  const others = live.remotes.filter(({ remote }) => remote !== shown.remote);
  return {
    ...live,
    remotes: [...others, shown].sort((one, other) => (one.remote < other.remote ? -1 : 1)),
    unread: live.unread.filter((name) => name !== shown.remote),
    preview,
  };
}
