import type { Page, WebSocketRoute } from '@playwright/test';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';

/** Ends each message of the SignalR protocol. */
const END = '\u001e';

/**
 * Stands between a page and its hub: what the hub says goes through, and the test can say more.
 * Call before the page is opened.
 */
export async function hubOf(page: Page) {
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/realtime/, (route) => {
    route.connectToServer();
    socket = route;
  });
  return {
    /** As one frame, the way the hub sends changes of one moment. */
    say(...updates: readonly Partial<MatchUpdate>[]) {
      if (!socket) throw new Error('The page has not connected to its hub yet');
      const message = (update: Partial<MatchUpdate>) =>
        JSON.stringify({ type: 1, target: UPDATE_EVENT, arguments: [JSON.stringify(update)] }) + END;
      socket.send(updates.map(message).join(''));
    },
    isConnected: () => socket !== undefined,
  };
}
