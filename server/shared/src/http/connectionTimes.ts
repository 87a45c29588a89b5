/**
 * How long a client may take to say what it wants, in milliseconds. Only that: an answer takes as long as it takes, so an event stream, a long
 * poll, a WebSocket and a slow download end nowhere here.
 */
export type ConnectionTimes = {
  /** From the first byte, or the connection when it is new, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body. */
  readonly requestMs: number;
  /** How often that is looked at. */
  readonly lookEveryMs: number;
};

/** The slowest network that visitors have carries the largest body in half of it. */
export const CONNECTION_TIMES: ConnectionTimes = { headersMs: 20_000, requestMs: 60_000, lookEveryMs: 5_000 };
