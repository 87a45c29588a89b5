import type { Page } from '@playwright/test';
import type { startProxy } from './proxy';
import type { Saturday } from './saturdayServer';
import { setHidden } from './visibility';

type Site = {
  readonly page: Page;
  readonly proxy: Awaited<ReturnType<typeof startProxy>>;
  readonly saturday: Saturday;
};

/** What happens to a page, and for how long: `meanwhile` resolves when the outage has lasted long enough. */
type Outage = (site: Site, meanwhile: () => Promise<void>) => Promise<void>;

const SHORT: Readonly<Record<string, Outage>> = {
  async 'the line is cut while changes come'({ proxy }, meanwhile) {
    await Promise.all([meanwhile().then(proxy.cut), meanwhile()]);
  },
  async 'the browser closes its socket while changes come'({ page }, meanwhile) {
    await Promise.all([meanwhile(), page.evaluate(() => window.closeSockets())]);
  },
  async 'nobody answers'({ proxy }, meanwhile) {
    const letBack = proxy.keepAway();
    await meanwhile();
    letBack();
  },
  async 'the network is off'({ page }, meanwhile) {
    await page.context().setOffline(true);
    await meanwhile();
    await page.context().setOffline(false);
  },
  async 'the tab is hidden'({ page }, meanwhile) {
    await setHidden(page, true);
    await meanwhile();
    await setHidden(page, false);
  },
  async 'the tab is hidden, and its line cut'({ page, proxy }, meanwhile) {
    await setHidden(page, true);
    await meanwhile();
    proxy.cut();
    await meanwhile();
    await setHidden(page, false);
  },
};

/** Outages with their names. */
export const OUTAGES = Object.entries(SHORT);

export const RESTART: (typeof OUTAGES)[number] = [
  'the node is killed and started again',
  async ({ saturday }, meanwhile) => {
    await saturday.kill();
    await saturday.startAgain();
    await meanwhile();
  },
];

declare global {
  interface Window {
    closeSockets(): void;
  }
}

/** From the next page on, `closeSockets` closes its WebSockets. */
export async function keepSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<WebSocket>();
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        open.add(this);
        this.addEventListener('close', () => open.delete(this));
      }
    };
    window.closeSockets = () => {
      for (const socket of open) socket.close();
    };
  });
}

/** A page waits longer after each loss, up to a minute, unless the browser says that the network is back. */
export async function networkIsBack(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
}
