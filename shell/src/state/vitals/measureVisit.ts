import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { deviceClass } from '../../domain/deviceClass';
import { sendVitals } from './sendVitals';

/** Binds {@link sendVitals} to a page. The browser keeps what was before, so it may come late. @param route a pattern */
export function measureVisit(window: Window, route: string): void {
  const device = deviceClass(window.screen, window.matchMedia('(pointer: coarse)').matches);
  sendVitals(
    { route, device },
    {
      measure(onFigure) {
        for (const on of [onLCP, onFCP, onTTFB, onINP, onCLS]) on(onFigure);
      },
      send: (path, body) => window.navigator.sendBeacon(path, body),
      onLeaving(run) {
        // Not on the document: the library hears these events on their way down to it, and is to be first.
        window.addEventListener('visibilitychange', () => window.document.visibilityState === 'hidden' && run());
        window.addEventListener('pagehide', run);
      },
    },
  );
}
