import { fromEvent, type Observable } from 'rxjs';
import { isRemoteName } from 'shared-kernel/contract/pointer';
import type { Shell } from 'shared-kernel/contract/shell';
import type { DeviceClass } from 'shared-kernel/protocol/beacon';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { deviceClass } from '../../domain/deviceClass';
import { pathInBase } from '../boot/enterBase';
import type { Remotes } from '../remotes/createRemotes';
import { beginView } from './beginView';
import { createStepReports, type StepOfBrowser } from './createStepReports';
import { createUpdateTimes } from './createUpdateTimes';
import type { VisitEvents } from './createVisitEvents';
import { createVisitReport } from './createVisitReport';
import { createLongTasks, createVitals, observeLongTasks } from './createVitals';
import { NO_PATTERN, routePattern } from './routePattern';

/** After so long a page that grows has grown, in milliseconds. */
const ELEMENTS_MS = 300_000;

/** What there is to observe of the app. */
export type Observed = {
  readonly shell: Pick<Shell, 'basePath'>;
  readonly remotes: Pick<Remotes, 'pointers$'>;
  readonly updates$: Observable<unknown>;
};

/**
 * Tells our servers of this page load: releases and faults as they come, measurements when it is left. It may begin
 * late, since the browser buffers earlier entries, and the page its events.
 *
 * @param script the address of the shell's own script
 * @param services absent where the shell did not start: then there is only that fault to report
 */
export function observeVisit(
  window: Window,
  events: VisitEvents,
  script: string | undefined,
  services: Observed | undefined,
): void {
  const { document, navigator } = window;
  const after = afterOf(window);
  const device = deviceClass(window.screen, window.matchMedia('(pointer: coarse)').matches);
  const report = createVisitReport({
    shellRelease: shellRelease(script),
    device,
    after,
    stepReports: createStepReports(window, (remote) => services && stepOf(services, remote)),
    route: () => (services ? routeNow(window, services) : NO_PATTERN),
    measured: services ? measure(window, services, device).take : () => undefined,
    send: (path, body) => navigator.sendBeacon(path, body),
  });
  events.listen(report.hear);
  // On the window, not the document: the library's capture listener must run first.
  window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report.leave());
  window.addEventListener('pagehide', report.leave);
  void beginView({ fetch: (...request) => window.fetch(...request), after }, report.begin);
}

function measure(window: Window, services: Observed, device: DeviceClass) {
  const { document } = window;
  const after = afterOf(window);
  const longTasks = createLongTasks(observeLongTasks);
  const updates = createUpdateTimes({
    updates$: services.updates$,
    visibility$: fromEvent(document, 'visibilitychange'),
    isHidden: () => document.visibilityState === 'hidden',
    afterPaint: (run) => window.requestAnimationFrame(() => after(0, run)),
    now: () => window.performance.now(),
  });
  let elements: number | undefined;
  after(ELEMENTS_MS, () => {
    elements = document.getElementsByTagName('*').length;
  });
  return createVitals(
    { route: routeNow(window, services), device },
    {
      measure(onFigure) {
        for (const on of [onLCP, onFCP, onTTFB, onINP, onCLS]) on(onFigure);
      },
      more() {
        const taken = { longTasks: longTasks.take(), updates: updates.take(), elements };
        elements = undefined;
        return taken;
      },
    },
  );
}

function stepOf({ remotes }: Observed, remote: string): StepOfBrowser | undefined {
  const pointer = isRemoteName(remote) ? remotes.pointers$.value.get(remote) : undefined;
  return pointer?.step === undefined ? undefined : { step: pointer.step, release: pointer.live.release };
}

function routeNow({ location }: Window, { shell, remotes }: Observed): string {
  return routePattern(pathInBase(location.pathname, shell.basePath), remotes.pointers$.value);
}

const afterOf = (window: Window) => (ms: number, run: () => void) => void window.setTimeout(run, ms);

/** The release of the shell that runs, from the address of its script; none on a development server. */
function shellRelease(script: string | undefined): string | undefined {
  return /\/r\/shell\/([^/]+)\//.exec(script ?? '')?.[1];
}
