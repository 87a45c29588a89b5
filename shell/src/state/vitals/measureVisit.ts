import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { deviceClass } from '../../domain/deviceClass';
import { sendVitals } from './sendVitals';

/** Connects {@link sendVitals} to a page, even late: the browser buffers earlier entries. @param route a pattern */
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
        // On the window, not the document: the library's capture listener must run first.
        window.addEventListener('visibilitychange', () => window.document.visibilityState === 'hidden' && run());
        window.addEventListener('pagehide', run);
      },
    },
  );
}
