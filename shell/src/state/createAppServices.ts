import { filter } from 'rxjs';
import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import { createServerClock, type ServerClock } from 'shared-kernel/http/createServerClock';
import { createSignedFetcher } from 'shared-kernel/http/createSignedFetcher';
import { createAppSetting } from 'shared-kernel/state/createAppSetting';
import { createMatches } from 'shared-kernel/state/matches/createMatchBoard';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { reportAs } from '../domain/faults/fault';
import { takenPointer } from '../domain/takenPointer';
import { createFirstPage, type FirstPage } from './boot/createFirstPage';
import type { Fetch } from './boot/fetchJson';
import { preloadedIn, withPreloadedResponses } from './boot/preloadedResponses';
import { createClock } from './clock/createClock';
import { createDeferred } from './deferred/createDeferred';
import type { DeferredDeps, DeferredStores } from './deferred/createDeferredStores';
import { createLiveChannel, type LiveChannel } from './live/createLiveChannel';
import { createPageTexts } from './page/createPageTexts';
import { settingInTime } from './page/settingInTime';
import type { Federation } from './remotes/createFederation';
import { createPointerStore, type PointerSource } from './remotes/createPointerStore';
import { createRemoteLoader } from './remotes/createRemoteLoader';
import { createRemotes, type OnShown } from './remotes/createRemotes';
import type { LiveSet } from './remotes/readPointers';
import { browserNumber } from './visitor/browserNumber';
import { createContentRendered } from './visitor/createContentRendered';
import { createVisitor } from './visitor/createVisitor';

type Deps = {
  window: Window;
  site: SiteConfig;
  /** As the page has it. */
  live: LiveSet;
  /** As it is later. */
  pointers: PointerSource;
  report: Report;
  onShown: OnShown;
  onAdvert: Shell['advertCounted'];
  federation: Federation;
  /** Loads what starts after the first content; a separate file. */
  loadDeferred: (deps: DeferredDeps) => Promise<DeferredStores>;
  Slot: Shell['Slot'];
};

/** All services that live as long as the page: the `Shell` for remotes, and the stores of our own views. */
export function createAppServices(deps: Deps) {
  const { window, site, live, pointers, report, federation, loadDeferred } = deps;
  const fetch: Fetch = (...request) => window.fetch(...request);
  const server = createServerClock(Date.now);
  const content = createContentRendered();
  const firstPage = createFirstPage(window.document);
  const preloaded = preloadedIn(window.document, report);
  const pageTexts = createPageTexts(window.document);
  const visitor = createVisitor(window);
  const channel = createLiveChannel(() => server.now());
  const pointerStore = createPointerStore(live, pointers, report, (pointer) =>
    takenPointer(pointer, () => browserNumber(window, Math.random)),
  );
  const loader = createRemoteLoader(pointerStore, federation, report);
  const remotes = createRemotes(pointerStore, loader, content.rendered, report, deps.onShown);
  const { theme, settings, favourites, boardFilter, emptySlots } = visitor;
  const ownShell = shellOf({ ...deps, fetch, server, content, firstPage, pageTexts, visitor, channel, preloaded });
  const { appSetting$, refresh: refreshAppSetting } = createAppSetting({
    ...ownShell,
    report: reportAs(report, 'shell-data'),
  });
  const shell: Shell = { ...ownShell, appSetting$ };
  const deferred = createDeferred(content.rendered, () => loadDeferred({ window, site, channel, shell, remotes }), {
    report: reportAs(report, 'shell-file'),
    retry: retryOnReconnect(shell),
  });

  return {
    shell,
    remotes,
    /** Emits with each change of a match that the hub sent. */
    updates$: channel.store.change$.pipe(filter(([change]) => change?.isNews === true)),
    theme,
    settings,
    emptySlots,
    deferred,
    siteSetting$: settingInTime(appSetting$, deferred.stores$, preloaded),
    refreshAppSetting,
    leavePage() {
      emptySlots.apply();
      // One that came by an address was for that page.
      boardFilter.refresh();
    },
    firstContent: content.rendered,
    firstPage,
    pageTexts,
    open() {
      const stops = [theme, favourites, boardFilter, settings, deferred].map((store) => store.open());
      return () => {
        for (const stop of stops.reverse()) stop();
      };
    },
  };
}

export type AppServices = ReturnType<typeof createAppServices>;

type Stores = Deps & {
  fetch: Fetch;
  server: ServerClock;
  content: ReturnType<typeof createContentRendered>;
  firstPage: FirstPage;
  pageTexts: ReturnType<typeof createPageTexts>;
  visitor: ReturnType<typeof createVisitor>;
  channel: LiveChannel;
  preloaded: readonly PreloadedResponse[];
};

/** What remotes get, but for the site's settings, which are loaded with it. */
function shellOf(stores: Stores): Omit<Shell, 'appSetting$'> {
  const { site, report, onAdvert, Slot, fetch, server, content, firstPage, pageTexts, visitor, channel, preloaded } =
    stores;
  const http = createSignedFetcher({ apiBase: site.api_base, secret: site.signature_secret, clock: server, fetch });
  const parts = {
    http: withPreloadedResponses(http, preloaded),
    connection$: channel.connection$,
    clock: createClock(server),
    report,
  };
  return {
    matches: createMatches(channel.store, { ...parts, shown: channel.shown.show }),
    ...parts,
    storage: visitor.storage,
    favourites: visitor.favourites,
    settings$: visitor.settings.settings$,
    changeSettings: visitor.settings.change,
    theme$: visitor.theme.theme$,
    basePath: site.base_path,
    site,
    Slot,
    boardFilter$: visitor.boardFilter.value$,
    showBoardFilter: (filter, until) =>
      until === 'reload' ? visitor.boardFilter.value$.next(filter) : visitor.boardFilter.set(filter),
    contentDrawn() {
      content.note();
      firstPage.of('page')?.release();
    },
    describePage: pageTexts.describe,
    pricesShown: channel.prices.show,
    advertCounted: onAdvert,
  };
}
