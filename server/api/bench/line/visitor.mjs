import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { countedSocket } from './countedSocket.mjs';

/**
 * @typedef {'football' | 'prices'} Lane
 * @typedef {{ lanes?: Lane[], isQuiet?: boolean, isCompressed: boolean }} Mixture without lanes: whole matches
 * @typedef {Partial<Record<Lane, number>>} Numbers
 */

/** As in `shell/src/state/live/hubClient.ts`. */
const PACE = {
  usual: { serverTimeoutInMilliseconds: 30_000, keepAliveIntervalInMilliseconds: 15_000 },
  quiet: { serverTimeoutInMilliseconds: 150_000, keepAliveIntervalInMilliseconds: 55_000 },
};

/**
 * Connects a visitor as the shell does: the stock client, which pings by itself.
 *
 * @param {string} origin
 * @param {Mixture} mixture
 */
export async function connectVisitor(origin, { lanes, isQuiet = false, isCompressed }) {
  /** @type {import('./countedSocket.mjs').Counted | undefined} */
  let counted;
  // The types of the library leave out that it takes another class of sockets.
  const options = {
    ...{ transport: HttpTransportType.WebSockets, skipNegotiation: true },
    WebSocket: countedSocket(isCompressed, (socket) => {
      counted = socket;
    }),
  };
  const client = new HubConnectionBuilder()
    .withUrl(`${origin}/realtime`, options)
    .configureLogging(LogLevel.None)
    .build();
  Object.assign(client, isQuiet ? PACE.quiet : PACE.usual);
  let updates = 0;
  /** @type {{ upTo: Numbers, entries: readonly unknown[] } | undefined} */
  let newest;
  client.on('UpdateScoreIncident', () => updates++);
  client.on('Changes', (changes) => {
    updates++;
    newest = changes;
  });
  await client.start();
  const socket = counted;
  if (socket?.isCompressing() !== isCompressed) throw new Error('The hub and the visitor differ about compression');
  const follow = (/** @type {Numbers | undefined} */ since) =>
    client.invoke('Follow', { lanes, quiet: isQuiet, ...(since && { since }) });
  if (lanes) await follow(undefined);
  return {
    look: socket.look.bind(socket),
    /** Messages of matches so far. */
    updates: () => updates,
    /** The last frame of changes. */
    newest: () => newest,
    /** Asks for what changed since then. @param {Numbers} since @returns {Promise<{ isComplete: boolean }>} */
    follow,
    end: () => client.stop(),
  };
}

/** @typedef {Awaited<ReturnType<typeof connectVisitor>>} Visitor */
