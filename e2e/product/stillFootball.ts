import type { Page } from '@playwright/test';
import { CHANGES_EVENT } from 'shared-kernel/protocol/lanes';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';

/** Ends each message of the hub. */
const RECORD_SEPARATOR = '\x1e';

/** Whether a message of the hub is about matches. */
export function isFootball(message: string): boolean {
  return [UPDATE_EVENT, CHANGES_EVENT].some((event) => message.includes(`"target":"${event}"`));
}

/**
 * Holds the simulated day still from now on, as of the next page: a match that kicks off comes among the live ones, and
 * every row below moves. No update of a match comes through, and the page's clock stands.
 */
export async function stillFootball(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date());
  await page.routeWebSocket(/\/realtime/, (route) => {
    route.connectToServer().onMessage((frame) => {
      const others = String(frame)
        .split(RECORD_SEPARATOR)
        .filter((message) => message && !isFootball(message));
      if (others.length > 0) route.send(others.map((message) => message + RECORD_SEPARATOR).join(''));
    });
  });
}
