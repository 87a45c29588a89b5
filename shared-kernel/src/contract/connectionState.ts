/** The five states of the realtime connection; `since` is server time in unix seconds. */
export type ConnectionState = {
  readonly kind: 'disconnected' | 'connecting' | 'connected' | 'reconnecting' | 'disconnecting';
  readonly since: number;
  /**
   * While connected, whether the page has missed nothing of what its last snapshots had: then it needs no new one.
   * Missing where nobody knows, as with a hub that knows no lanes.
   */
  readonly isInSync?: boolean | undefined;
};
