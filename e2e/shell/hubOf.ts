import type { Page, WebSocketRoute } from '@playwright/test';
import { type MatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';

/** Ends each message of the SignalR protocol. */
const END = '\u001e';

/**
 * Stands between a page and its hub: the hub shakes hands and keeps the connection alive, and of matches the test alone speaks.
 * Call before the page is opened.
 */
export async function hubOf(page: Page) {
  let socket: WebSocketRoute | undefined;
  let isReady = false;
  await page.routeWebSocket(/\/realtime/, (route) => {
    socket = route;
    isReady = false;
    const server = route.connectToServer();
    server.onMessage((message) => {
      // The first thing a hub says is that it has shaken hands.
      isReady = true;
      if (!String(message).includes(UPDATE_EVENT)) route.send(message);
    });
  });
  return {
    /** As one frame, the way the hub sends changes of one moment. */
    say(...updates: readonly Partial<MatchUpdate>[]) {
      if (!socket) throw new Error('The page has not connected to its hub yet');
      const message = (update: Partial<MatchUpdate>) =>
        JSON.stringify({ type: 1, target: UPDATE_EVENT, arguments: [JSON.stringify(update)] }) + END;
      socket.send(updates.map(message).join(''));
    },
    /** Something that is no message of ours, or of nobody. */
    babble: (text: string) => socket?.send(text),
    /** Breaks the connection. */
    cut: () => socket?.close({ code: 1011, reason: 'cut by the test' }),
    /** Only a new connection is ready from now on. */
    forget() {
      isReady = false;
    },
    isReady: () => isReady,
  };
}
