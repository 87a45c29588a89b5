import { FIRST_ANSWER_ID } from 'shared-kernel/contract/htmlData';
import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import { createServerClock, type ServerClock } from 'shared-kernel/http/serverClock';
import { createSignedFetcher } from 'shared-kernel/http/signedFetcher';
import { reportAs } from '../domain/faults/fault';
import { createFirstPage } from './boot/createFirstPage';
import type { Fetch } from './boot/fetchJson';
import { withFirstAnswer } from './boot/firstAnswer';
import { pageJson } from './boot/pageJson';
import { createClock } from './clock/createClock';
import { createLate } from './late/createLate';
import type { LateParts, LateStores } from './late/createLateStores';
import { createLiveChannel, type LiveChannel } from './live/createLiveChannel';
import { createPointerStore } from './remotes/createPointerStore';
import { createRemoteLoader } from './remotes/createRemoteLoader';
import { createRemotes } from './remotes/createRemotes';
import type { Federation } from './remotes/federation';
import type { Pointers } from './remotes/readPointers';
import { createContentDrawn } from './visitor/createContentDrawn';
import { createVisitor } from './visitor/createVisitor';

type Ground = {
  window: Window;
  site: SiteConfig;
  pointers: Pointers;
  /** A remote's pointer as it is now. */
  pointerOf: (remote: RemoteName) => Promise<RemotePointer>;
  report: Report;
  federation: Federation;
  /** What starts after the first content, in a file of its own. */
  loadLate: (parts: LateParts) => Promise<LateStores>;
  Slot: Shell['Slot'];
};

/** Everything that lives as long as the page: the shell that remotes get, and the stores of our own screens. */
export function createHouse(ground: Ground) {
  const { window, site, pointers, pointerOf, report, federation, loadLate } = ground;
  const fetch: Fetch = (...request) => window.fetch(...request);
  const server = createServerClock(Date.now);
  const content = createContentDrawn();
  const firstPage = createFirstPage(window.document);
  const visitor = createVisitor(window);
  const channel = createLiveChannel(() => server.now());
  const pointerStore = createPointerStore(pointers, pointerOf, report);
  const loader = createRemoteLoader(pointerStore, federation, report);
  const remotes = createRemotes(pointerStore, loader, content.drawn, report);
  const { theme, settings, favourites, boardFilter } = visitor;
  const shell = shellOf({ ...ground, fetch, server, content, firstPage, visitor, channel });
  const late = createLate(
    content.drawn,
    () => loadLate({ window, site, channel, shell }),
    reportAs(report, 'shell-file'),
  );

  return {
    shell,
    remotes,
    theme,
    settings,
    late,
    firstContent: content.drawn,
    firstPage,
    open() {
      const stops = [theme, favourites, boardFilter, settings, late].map((store) => store.open());
      return () => {
        for (const stop of stops.reverse()) stop();
      };
    },
  };
}

export type House = ReturnType<typeof createHouse>;

type Stores = Ground & {
  fetch: Fetch;
  server: ServerClock;
  content: ReturnType<typeof createContentDrawn>;
  firstPage: ReturnType<typeof createFirstPage>;
  visitor: ReturnType<typeof createVisitor>;
  channel: LiveChannel;
};

/** What of all this a remote may see. */
function shellOf(stores: Stores): Shell {
  const { window, site, report, Slot, fetch, server, content, firstPage, visitor, channel } = stores;
  const http = createSignedFetcher({ apiBase: site.api_base, secret: site.signature_secret, clock: server, fetch });
  return {
    http: withFirstAnswer(http, pageJson(window.document, FIRST_ANSWER_ID, report)),
    live$: channel.live$,
    connection$: channel.connection$,
    clock: createClock(server),
    storage: visitor.storage,
    favourites: visitor.favourites,
    settings$: visitor.settings.settings$,
    theme$: visitor.theme.theme$,
    basePath: site.base_path,
    site,
    Slot,
    boardFilter$: visitor.boardFilter.filter$,
    showBoardFilter: visitor.boardFilter.show,
    contentDrawn() {
      content.note();
      firstPage.release();
    },
    matchesLoaded: (matches) => channel.snapshot$.next(matches),
    report,
  };
}
