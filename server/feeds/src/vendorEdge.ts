import type { Report } from 'shared-kernel/decode/decode';
import type { WallClock } from './timeline/wallClock';

/** A vendor's push, as the provider of that vendor receives it. */
export type PushHandlers = {
  /** The line is there, and messages of the topic will come. */
  onOpen(): void;
  onMessage(payload: Uint8Array): void;
  /** The line was lost or refused. It is tried again until the stop is called. */
  onLost(error: Error): void;
};

export type PushOptions = {
  /** Such as `wss://mq.example.com/mqtt`. */
  readonly url: string;
  readonly topic: string;
  readonly username: string;
  readonly password: string;
};

/** Subscribes to a vendor's push; returns its stop, after which no handler is called. */
export type Subscribe = (options: PushOptions, handlers: PushHandlers) => () => void;

/**
 * All that a vendor's provider sees of the world. A recording keeps what came through it, and a replay hands in another
 * edge with that; so a provider asks for nothing by any other way.
 */
export type VendorEdge = {
  readonly clock: WallClock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly report: Report;
  readonly fetch: typeof fetch;
  readonly subscribe: Subscribe;
};
