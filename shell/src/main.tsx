import { createRoot } from 'react-dom/client';
import { ROOT_ID } from 'shared-kernel/contract/htmlData';
import { enterBase, pathInBase } from './state/boot/enterBase';
import { readSite } from './state/boot/readSite';
import { createHouse } from './state/createHouse';
import type { LateParts } from './state/late/createLateStores';
import { createFederation } from './state/remotes/federation';
import { preloadWhenIdle } from './state/remotes/preloadWhenIdle';
import { readPointers } from './state/remotes/readPointers';
import { createReport } from './state/visitor/createReport';
import { routePattern } from './state/vitals/routePattern';
import { UnexpectedError } from './view/errors/UnexpectedError';
import { Slot } from './view/remotes/Slot';
import { Site } from './view/Site';
import { startTexts } from './view/texts/startTexts';

const report = createReport(console.error);
const root = createRoot(rootElement(), { onCaughtError: () => {}, onUncaughtError: reportUnknown });

start().catch((error: unknown) => {
  reportUnknown(error);
  root.render(<UnexpectedError home="/" />);
});

/** Everything of the first picture is asked for at once; drawing waits for the texts (and, without `delivery`, for more). */
async function start() {
  const fetch: typeof globalThis.fetch = (...request) => window.fetch(...request);
  const [site, pointers] = await Promise.all([
    readSite(document, fetch, report),
    readPointers(document, fetch, report),
    startTexts(),
  ]);
  const federation = createFederation(window.location.origin);
  const house = createHouse({ window, site, pointers, report, federation, loadLate, Slot });
  enterBase(window, site.base_path);
  house.remotes.preload(pathInBase(window.location.pathname, site.base_path));
  preloadWhenIdle(window, house.remotes, house.firstContent);
  const route = routePattern(pathInBase(window.location.pathname, site.base_path), pointers);
  void house.firstContent.then(() => measureVisit(route));
  house.open();
  root.render(<Site house={house} />);
}

async function loadLate(parts: LateParts) {
  const { createLateStores } = await import(/* webpackChunkName: "late" */ './state/late/createLateStores');
  return createLateStores(parts);
}

/** Whose file does not come is not measured: the visitor misses nothing, and there is nothing to say in the console. */
async function measureVisit(route: string) {
  const vitals = await import(/* webpackChunkName: "vitals" */ './state/vitals/measureVisit').catch(() => undefined);
  vitals?.measureVisit(window, route);
}

function rootElement(): HTMLElement {
  const element = document.getElementById(ROOT_ID);
  if (element) return element;
  throw new Error(`The page has no element #${ROOT_ID} to draw into`);
}

function reportUnknown(error: unknown) {
  report(error instanceof Error ? error : new Error(String(error)));
}
