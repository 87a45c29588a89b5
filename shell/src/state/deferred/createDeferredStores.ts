import { fromEvent } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import { reportAs } from '../../domain/faults/fault';
import { savesData } from '../../domain/savesData';
import { browserGuard } from '../guard/browserGuard';
import { createGuard } from '../guard/createGuard';
import { createConnectionNotice } from '../live/createConnectionNotice';
import type { LiveChannel } from '../live/createLiveChannel';
import { createLiveStore } from '../live/createLiveStore';
import { buildHub, type Hub } from '../live/hub';
import { wantedLanes$ } from '../live/lanesOfPage';
import { loadMatch } from '../live/loadMatch';
import { wakeUps } from '../live/wakeUps';
import { createFollowOffer } from '../notices/createFollowOffer';
import { createPageNotices } from '../notices/createPageNotices';
import { createChatStore } from '../visitor/createChatStore';

/** The app services that the deferred stores need. */
export type DeferredParts = {
  window: Window;
  site: SiteConfig;
  channel: LiveChannel;
  shell: Shell;
};

/** The stores that start after the first content; see `createDeferred`. */
export function createDeferredStores(
  { window, site, channel, ...deferred }: DeferredParts,
  build: (url: string) => Hub = buildHub,
) {
  const shell: Shell = { ...deferred.shell, report: reportAs(deferred.shell.report, 'shell-data') };
  const live = createLiveStore({
    channel,
    build: () => build(site.hub_url),
    wanted$: wantedLanes$({
      ...{ document: window.document, shown$: channel.shown.level$, arePricesShown$: channel.prices.areShown$ },
      ...{ settings$: shell.settings$, savesData: () => savesData(window.navigator) },
    }),
    loadMatch: (id) => loadMatch(shell, id),
    wakeUp$: wakeUps(window),
    offline$: fromEvent(window, 'offline'),
    now: () => shell.clock.now(),
    random: Math.random,
    report: reportAs(deferred.shell.report, 'live'),
  });
  const notice = createConnectionNotice(channel.connection$, channel.shown.level$);
  const { sounds, notices, ...listened } = createPageNotices(window, shell, channel.snapshot$);
  const followOffer = createFollowOffer(shell);
  const guard = createGuard(site.guard, browserGuard(window));
  return {
    chat: createChatStore(window, site.chat_url),
    live,
    notice,
    sounds,
    notices,
    followOffer,
    open() {
      const stops = [notice, listened, followOffer, live, guard].map((store) => store.open());
      return () => {
        for (const stop of stops.reverse()) stop();
      };
    },
  };
}

export type DeferredStores = ReturnType<typeof createDeferredStores>;
