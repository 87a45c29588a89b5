import type { SoundHost } from './createSounds';

/** The events of a touch within which browsers let a page begin to sound. */
const TOUCHES = ['pointerup', 'keydown'];

/** The browser as {@link SoundHost}. */
export function browserSounds(window: Window): SoundHost {
  let isTouched = false;
  const onFirstTouch = (listener: () => void) => {
    const onTouch = () => {
      isTouched = true;
      for (const type of TOUCHES) window.removeEventListener(type, onTouch, { capture: true });
      listener();
    };
    for (const type of TOUCHES) window.addEventListener(type, onTouch, { capture: true });
  };
  return {
    // Older browsers do not say what the visitor did before this was started.
    mayStart: () => isTouched || (window.navigator.userActivation?.hasBeenActive ?? false),
    onFirstTouch,
    createContext: () => new AudioContext(),
    async fetch(url) {
      const response = await window.fetch(url);
      if (!response.ok) throw new Error(`GET ${url}: expected status 200, got ${response.status}`);
      return response.arrayBuffer();
    },
    now: () => window.performance.now(),
  };
}
