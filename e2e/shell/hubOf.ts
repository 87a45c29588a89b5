import type { Page, WebSocketRoute } from '@playwright/test';
import { type MatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { isFootball } from '../product/stillFootball';

/** Ends each message of the SignalR protocol. */
const END = '\u001e';

/**
 * A proxy between a page and its hub: the hub does the handshake and keeps the connection alive, but messages about
 * matches come only from the test. Call it before the page opens.
 */
export async function hubOf(page: Page) {
  let socket: WebSocketRoute | undefined;
  let isReady = false;
  await page.routeWebSocket(/\/realtime/, (route) => {
    socket = route;
    isReady = false;
    const server = route.connectToServer();
    server.onMessage((message) => {
      // A hub's first message is the handshake reply.
      isReady = true;
      if (!isFootball(String(message))) route.send(message);
    });
  });
  return {
    /** Sends them as one frame, like changes of one moment from the hub. */
    say(...updates: readonly Partial<MatchUpdate>[]) {
      if (!socket) throw new Error('The page has not connected to its hub yet');
      const message = (update: Partial<MatchUpdate>) =>
        JSON.stringify({ type: 1, target: UPDATE_EVENT, arguments: [JSON.stringify(update)] }) + END;
      socket.send(updates.map(message).join(''));
    },
    /** Sends something that is not one of our messages. */
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
