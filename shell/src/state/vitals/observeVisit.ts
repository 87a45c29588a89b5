import { fromEvent } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { deviceClass } from '../../domain/deviceClass';
import { pathInBase } from '../boot/enterBase';
import type { Remotes } from '../remotes/createRemotes';
import { beginView } from './beginView';
import { createLongTasks, observeLongTasks } from './createLongTasks';
import { createUpdateTimes } from './createUpdateTimes';
import type { VisitEvents } from './createVisitEvents';
import { createVisitReport } from './createVisitReport';
import { routePattern } from './routePattern';
import { sendVitals } from './sendVitals';
import { shellRelease } from './shellRelease';

/** After so long a page that grows has grown, in milliseconds. */
const ELEMENTS_MS = 300_000;

/** What there is to observe of the app. */
export type Observed = {
  readonly shell: Pick<Shell, 'live$' | 'basePath'>;
  readonly remotes: Pick<Remotes, 'pointers$'>;
};

/**
 * Tells our servers of this page load: releases and faults as they come, measurements when it is left. It may begin
 * late, since the browser buffers earlier entries, and the page its events.
 *
 * @param script the address of the shell's own script
 */
export function observeVisit(
  window: Window,
  { shell, remotes }: Observed,
  events: VisitEvents,
  script: string | undefined,
): void {
  const { document, navigator } = window;
  const after = (ms: number, run: () => void) => void window.setTimeout(run, ms);
  const send = (path: string, body: string) => navigator.sendBeacon(path, body);
  const onLeaving = (run: () => void) => {
    // On the window, not the document: the library's capture listener must run first.
    window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && run());
    window.addEventListener('pagehide', run);
  };
  const route = () => routePattern(pathInBase(window.location.pathname, shell.basePath), remotes.pointers$.value);
  const firstRoute = route();
  const device = deviceClass(window.screen, window.matchMedia('(pointer: coarse)').matches);
  const longTasks = createLongTasks(observeLongTasks);
  const updates = createUpdateTimes({
    updates$: shell.live$,
    visibility$: fromEvent(document, 'visibilitychange'),
    isHidden: () => document.visibilityState === 'hidden',
    afterPaint: (run) => window.requestAnimationFrame(() => after(0, run)),
    now: () => window.performance.now(),
  });
  let elements: number | undefined;
  after(ELEMENTS_MS, () => {
    elements = document.getElementsByTagName('*').length;
  });

  const report = createVisitReport({ shellRelease: shellRelease(script), route, send, after });
  events.listen(report.hear);
  onLeaving(report.flush);
  sendVitals(
    { route: firstRoute, device },
    {
      measure(onFigure) {
        for (const on of [onLCP, onFCP, onTTFB, onINP, onCLS]) on(onFigure);
      },
      view: report.view,
      parts: report.parts,
      more() {
        const taken = { longTasks: longTasks.take(), updates: updates.take(), elements };
        elements = undefined;
        return taken;
      },
      send,
      onLeaving,
    },
  );
  void beginView({ fetch: (...request) => window.fetch(...request), after }, report.begin);
}
