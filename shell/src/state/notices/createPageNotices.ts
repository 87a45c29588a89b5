import type { Observable } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { browserSounds } from './browserSounds';
import { browserClaims, createClaims } from './createClaims';
import { createNameLookup } from './createNameLookup';
import { createNotices } from './createNotices';
import { createToasts } from './createToasts';
import { followVisibility } from './followVisibility';
import { createSounds } from './sounds';

/** The notices of this page, in step with the visitor's other tabs. */
export function createPageNotices(window: Window, shell: Shell, snapshot$: Observable<readonly Match[]>) {
  const sounds = createSounds(browserSounds(window));
  const toasts = createToasts();
  const claims = createClaims(browserClaims(window), (key) => notices.noteTold(key));
  const notices = createNotices({
    shell,
    snapshot$,
    claim: claims.claim,
    play: (sound) => void sounds.play(sound),
    toasts,
    isHidden: () => window.document.hidden,
  });
  const names = createNameLookup(shell, toasts);
  return {
    sounds,
    notices,
    open() {
      const stops = [followVisibility(window, notices), claims.open(), names.open(), notices.open()];
      return () => {
        for (const stop of stops.reverse()) stop();
      };
    },
  };
}
