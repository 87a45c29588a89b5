import { filter, fromEvent, interval, merge, throttleTime } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import { reportAs } from '../../domain/faults/fault';
import { savesData } from '../../domain/savesData';
import { fetchJson } from '../boot/fetchJson';
import { browserGuard, createGuard } from '../guard/createGuard';
import { createConnectionNotice } from '../live/createConnectionNotice';
import { createFeedSilence } from '../live/createFeedSilence';
import type { LiveChannel } from '../live/createLiveChannel';
import { createLiveStore } from '../live/createLiveStore';
import { buildHubClient, type HubClient } from '../live/hubClient';
import { wantedLanes$ } from '../live/lanesOfPage';
import { loadMatch } from '../live/loadMatch';
import { createFollowOffer } from '../notices/createFollowOffer';
import { createPageNotices } from '../notices/createPageNotices';
import { createHealing } from '../remotes/createHealing';
import type { Remotes } from '../remotes/createRemotes';
import { reloadFor } from '../remotes/reloadFor';
import { createChatStore } from '../visitor/createChatStore';

/** The app services that the deferred stores need. */
export type DeferredDeps = {
  window: Window;
  site: SiteConfig;
  channel: LiveChannel;
  shell: Shell;
  remotes: Remotes;
};

/** The stores that start after the first content; see `createDeferred`. */
export function createDeferredStores(
  { window, site, channel, remotes, ...deferred }: DeferredDeps,
  build: (url: string) => HubClient = buildHubClient,
) {
  const shell: Shell = { ...deferred.shell, report: reportAs(deferred.shell.report, 'shell-data') };
  const healing = healingOf(window, remotes, reportAs(deferred.shell.report, 'live'));
  const silence = createFeedSilence(reportAs(deferred.shell.report, 'live'));
  const live = createLiveStore({
    channel,
    build: () => build(site.hub_url),
    wanted$: wantedLanes$({
      document: window.document,
      shown$: channel.shown.age$,
      arePricesShown$: channel.prices.areShown$,
      settings$: shell.settings$,
      savesData: () => savesData(window.navigator),
    }),
    loadMatch: async (id) => (await loadMatch(shell, id)).matches,
    // A reconnect is likely to work when the tab is visible again, or the network returned.
    wakeUp$: merge(
      fromEvent(window.document, 'visibilitychange').pipe(filter(() => !window.document.hidden)),
      fromEvent(window, 'online'),
    ),
    offline$: fromEvent(window, 'offline'),
    now: () => shell.clock.now(),
    random: Math.random,
    report: reportAs(deferred.shell.report, 'live'),
    onReleased: healing.hear,
    onSilence: silence.hear,
  });
  const notice = createConnectionNotice(channel.connection$, channel.shown.age$, silence.since$);
  const { sounds, notices, ...listened } = createPageNotices(window, shell, channel.store);
  const followOffer = createFollowOffer(shell);
  const guard = createGuard(site.guard, browserGuard(window));
  return {
    chat: createChatStore(window, site.chat_url),
    live,
    notice,
    sounds,
    notices,
    followOffer,
    healing,
    open() {
      const stops = [notice, listened, followOffer, healing, live, guard].map((store) => store.open());
      return () => {
        for (const stop of stops.reverse()) stop();
      };
    },
  };
}

/** Each page asks so often what was withdrawn; the hub reports most of them at once. */
const LOOK_EVERY_MS = 300_000;

/** Who changes between tabs asks no more often than this. */
const FEWEST_MS = 60_000;

/** Hidden tabs leave a withdrawn release within so long, in milliseconds, each at a moment of its own. */
const SOON_MS = 60_000;

function healingOf(window: Window, remotes: Remotes, report: Report) {
  const { document } = window;
  const isHidden = () => document.visibilityState === 'hidden';
  const visibility$ = fromEvent(document, 'visibilitychange');
  return createHealing({
    remotes,
    isHidden,
    report,
    // What cannot be had says nothing, and comes with the next look.
    fetchAll: () => fetchJson((...request) => window.fetch(...request), '/live/all.json').then(listOf, () => []),
    look$: merge(interval(LOOK_EVERY_MS), visibility$).pipe(
      filter(() => !isHidden()),
      throttleTime(FEWEST_MS),
    ),
    hidden$: visibility$.pipe(filter(isHidden)),
    soon: (run) => void window.setTimeout(run, Math.random() * SOON_MS),
    reloadFor: (release) => reloadFor(window, release),
  });
}

const listOf = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : []);

export type DeferredStores = ReturnType<typeof createDeferredStores>;
