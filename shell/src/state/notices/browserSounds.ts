import type { SoundHost } from './createSounds';

/** The touch events in which browsers let a page start to play sound. */
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
    // Older browsers do not report touches from before this code started.
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
