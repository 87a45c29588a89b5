import { fromEvent } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import { reportAs } from '../../domain/faults/fault';
import { browserGuard } from '../guard/browserGuard';
import { createGuard } from '../guard/createGuard';
import { createConnectionNotice } from '../live/createConnectionNotice';
import type { LiveChannel } from '../live/createLiveChannel';
import { createLiveStore } from '../live/createLiveStore';
import { buildHub, type Hub } from '../live/hub';
import { wakeUps } from '../live/wakeUps';
import { createPageNotices } from '../notices/createPageNotices';
import { createChatStore } from '../visitor/createChatStore';
import { createSocialLinks } from '../visitor/createSocialLinks';

/** What the late stores get of the house. */
export type LateParts = {
  window: Window;
  site: SiteConfig;
  channel: LiveChannel;
  shell: Shell;
};

/** The stores that start after the first content; see `createLate`. */
export function createLateStores(
  { window, site, channel, ...late }: LateParts,
  build: (url: string) => Hub = buildHub,
) {
  const shell: Shell = { ...late.shell, report: reportAs(late.shell.report, 'shell-data') };
  const live = createLiveStore({
    channel,
    build: () => build(site.hub_url),
    wakeUp$: wakeUps(window),
    offline$: fromEvent(window, 'offline'),
    now: () => shell.clock.now(),
    random: Math.random,
    report: reportAs(late.shell.report, 'live'),
  });
  const notice = createConnectionNotice(channel.connection$, () => channel.snapshot$.value.length > 0);
  const { sounds, notices, ...heard } = createPageNotices(window, shell, channel.snapshot$);
  const guard = createGuard(site.guard, browserGuard(window));
  const socialLinks = createSocialLinks(shell);
  return {
    socialLinks,
    chat: createChatStore(window, site.chat_url),
    live,
    notice,
    sounds,
    notices,
    open() {
      const stops = [notice, heard, live, socialLinks, guard].map((store) => store.open());
      return () => {
        for (const stop of stops.reverse()) stop();
      };
    },
  };
}

export type LateStores = ReturnType<typeof createLateStores>;
