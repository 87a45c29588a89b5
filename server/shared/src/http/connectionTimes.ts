/**
 * How long a client may take to send a request, in milliseconds. Answers have no limit: an event stream, a long poll, a
 * WebSocket and a slow download are not affected.
 */
export type ConnectionTimes = {
  /** From the first byte, or the opening of a new connection, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body. */
  readonly requestMs: number;
  /** How often the limits are checked. */
  readonly lookEveryMs: number;
};

/** The visitors' slowest network transfers the largest body in half of it. */
export const CONNECTION_TIMES: ConnectionTimes = { headersMs: 20_000, requestMs: 60_000, lookEveryMs: 5_000 };
