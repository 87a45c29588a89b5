import { eventStreams } from './eventStreamTransport';
import { longPolling } from './longPollingTransport';
import type { TransportKind } from './transport';
import { webSockets } from './webSocketTransport';

/** All transports, in the order in which clients try them. */
export const KINDS: readonly TransportKind[] = [webSockets, eventStreams, longPolling];
