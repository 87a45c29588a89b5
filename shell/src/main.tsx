import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ROOT_ID } from 'shared-kernel/contract/htmlData';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { pause } from 'shared-kernel/timing/pause';
import { Fault } from './domain/faults/fault';
import { isMissingFile } from './domain/faults/loadFaultKind';
import { afterPress } from './state/boot/createFirstPage';
import { createGuardedReload } from './state/boot/createGuardedReload';
import { createTakeover } from './state/boot/createTakeover';
import { enterBase, pathInBase } from './state/boot/enterBase';
import { readSite } from './state/boot/readSite';
import { createAppServices } from './state/createAppServices';
import type { DeferredDeps } from './state/deferred/createDeferredStores';
import { createReport } from './state/faults/createReport';
import { createFederation } from './state/remotes/createFederation';
import type { PointerSource } from './state/remotes/createPointerStore';
import { fetchSlotFiles } from './state/remotes/fetchSlotFiles';
import { preloadWhenIdle } from './state/remotes/preloadWhenIdle';
import { fetchAll, fetchPointer, type LiveSet, readPointers } from './state/remotes/readPointers';
import { createVisitEvents } from './state/visit/createVisitEvents';
import type { Observed } from './state/visit/observeVisit';
import { UnexpectedError } from './view/errors/UnexpectedError';
import { Slot } from './view/remotes/Slot';
import { Mounted, Site } from './view/Site';

const SCRIPT = ownScript();
const log = createReport(console.error);
const reloadIfNewer = createGuardedReload(window, askWindow, SCRIPT);
const visit = createVisitEvents();
const report: Report = (error) => {
  log(error);
  visit.emit({ kind: 'fault', error });
  if (error instanceof Fault && error.kind === 'shell-file' && isMissingFile(error)) void reloadIfNewer();
};
const takeover = createTakeover(rootElement());
const root = createRoot(takeover.container, { onCaughtError: () => {}, onUncaughtError: reportUnknown });

start().catch((error: unknown) => {
  reportUnknown(error);
  render(<UnexpectedError home="/" />);
  void observe();
});

/**
 * Requests all that the first screen needs at once. Rendering waits for texts and, without `delivery`, site and pointers.
 */
async function start() {
  const [site, released] = await Promise.all([
    readSite(document, askWindow, report),
    readPointers(document, askWindow, report),
    startTexts(),
    // Ends the browser's first task, which parsed this script and its imports.
    pause(),
  ]);
  const { live, pointers } = await chosen(released);
  const federation = createFederation(window.location.origin);
  const services = createAppServices({
    window,
    site,
    live,
    pointers,
    report,
    federation,
    loadDeferred,
    Slot,
    onShown: (part) => visit.emit({ kind: 'part', part }),
    onAdvert: (advert, what) => visit.emit({ kind: 'advert', advert, what }),
  });
  enterBase(window, site.base_path);
  services.remotes.preload(pathInBase(window.location.pathname, site.base_path));
  fetchSlotFiles(document, services.firstContent);
  preloadWhenIdle(window, services.remotes, services.firstContent);
  services.open();
  // A transition renders in slices, so that the browser can respond and receive data in between.
  afterPress(document.body, () => startTransition(() => render(<Site services={services} />)));
  void services.firstContent.then(() => {
    visit.emit({ kind: 'content' });
    void observe(services);
  });
}

function render(app: ReactNode) {
  root.render(<Mounted onMounted={takeover.end}>{app}</Mounted>);
}

/** The live releases; a development build prefers the developer's choice. */
async function chosen(live: LiveSet) {
  const pointers: PointerSource = {
    fetchOne: (remote) => fetchPointer(remote, askWindow, report),
    fetchAll: () => fetchAll(askWindow, report),
  };
  if (process.env.NODE_ENV === 'production') return { live, pointers };
  const { overridden } = await import(/* webpackMode: "eager" */ './state/development/overridden');
  return overridden(window, askWindow, live, pointers);
}

function askWindow(...request: Parameters<typeof fetch>): Promise<Response> {
  return window.fetch(...request);
}

function ownScript(): string | undefined {
  return document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : undefined;
}

async function loadDeferred(deps: DeferredDeps) {
  const { createDeferredStores } = await import(
    /* webpackChunkName: "deferred" */ './state/deferred/createDeferredStores'
  );
  return createDeferredStores(deps);
}

/** When the file does not load, nobody hears of the visit; that is no fault to report. */
async function observe(services?: Observed) {
  const file = await import(/* webpackChunkName: "vitals" */ './state/visit/observeVisit').catch(() => undefined);
  file?.observeVisit(window, visit, SCRIPT, services);
}

function rootElement(): HTMLElement {
  const element = document.getElementById(ROOT_ID);
  if (element) return element;
  throw new Error(`The page has no element #${ROOT_ID} to render into`);
}

function reportUnknown(error: unknown) {
  report(toError(error));
}
