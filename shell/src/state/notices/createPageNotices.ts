import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchStore } from 'shared-kernel/state/matches/createMatchStore';
import { shownScores } from 'shared-kernel/state/shownScores';
import { browserClaims, createClaims } from './createClaims';
import { createNotices, type Notices } from './createNotices';
import { browserSounds, createSounds } from './createSounds';
import { createToasts } from './createToasts';

/** The notices of this page, in step with the visitor's other tabs. */
export function createPageNotices(window: Window, shell: Shell, store: MatchStore) {
  const sounds = createSounds(browserSounds(window));
  const toasts = createToasts();
  const claims = createClaims(browserClaims(window), (key) => notices.noteAnnounced(key));
  const notices = createNotices({
    shell,
    store,
    claim: claims.claim,
    play: (sound) => void sounds.play(sound),
    toasts,
    shownScores: () => shownScores(window),
    isHidden: () => window.document.hidden,
  });
  return {
    sounds,
    notices,
    open() {
      const stops = [followVisibility(window, notices), claims.open(), notices.open()];
      return () => {
        for (const stop of stops.reverse()) stop();
      };
    },
  };
}

/** A hidden page keeps its toasts; its unseen goals count as seen when it becomes visible. */
function followVisibility({ document }: Window, { toasts, seen }: Pick<Notices, 'toasts' | 'seen'>): () => void {
  const look = () => {
    toasts.hold('hidden', document.hidden);
    if (!document.hidden) seen();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
