import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import {
  CHANGES_EVENT,
  FOLLOW_METHOD,
  type FollowAnswer,
  type Lane,
  type LaneNumbers,
  type WireChanges,
} from 'shared-kernel/protocol/lanes';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { type Counted, countedSockets } from './countedSocket';

/** What a visitor follows; without lanes, whole matches. */
export type Follows = { readonly lanes?: readonly Lane[]; readonly isQuiet?: boolean; readonly isCompressed: boolean };

/** The same pace as in `shell/src/state/live/hubClient.ts`. */
const PACE = {
  usual: { serverTimeoutInMilliseconds: 30_000, keepAliveIntervalInMilliseconds: 15_000 },
  quiet: { serverTimeoutInMilliseconds: 150_000, keepAliveIntervalInMilliseconds: 55_000 },
};

/** Connects a visitor as the shell does, with the stock client, which pings by itself; counts what the line carries. */
export async function connectVisitor(origin: string, { lanes, isQuiet = false, isCompressed }: Follows) {
  const counted: Counted[] = [];
  // The types of the library leave out that it takes another class of sockets.
  const options = {
    transport: HttpTransportType.WebSockets,
    skipNegotiation: true,
    WebSocket: countedSockets(isCompressed, (socket) => counted.push(socket)),
  };
  const client = new HubConnectionBuilder()
    .withUrl(`${origin}/realtime`, options)
    .configureLogging(LogLevel.None)
    .build();
  Object.assign(client, isQuiet ? PACE.quiet : PACE.usual);
  let updates = 0;
  let newest: WireChanges | undefined;
  client.on(UPDATE_EVENT, () => {
    updates += 1;
  });
  client.on(CHANGES_EVENT, (changes: WireChanges) => {
    updates += 1;
    newest = changes;
  });
  await client.start();
  const [socket] = counted;
  if (!socket || socket.isCompressing() !== isCompressed)
    throw new Error('The hub and the visitor differ about compression');
  const follow = (since?: LaneNumbers) =>
    client.invoke<FollowAnswer>(FOLLOW_METHOD, { lanes, quiet: isQuiet, ...(since && { since }) });
  if (lanes) await follow();
  return {
    carried: () => socket.carried(),
    /** Messages of matches so far. */
    updates: () => updates,
    /** The number up to which its last frame of changes went. */
    upTo: () => newest?.upTo,
    /** Asks for what changed since then. */
    follow,
    end: () => client.stop(),
  };
}

export type Visitor = Awaited<ReturnType<typeof connectVisitor>>;
