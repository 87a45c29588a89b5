/** The five states of the realtime connection; `since` is server time in unix seconds. */
export type ConnectionState = {
  readonly kind: 'disconnected' | 'connecting' | 'connected' | 'reconnecting' | 'disconnecting';
  readonly since: number;
};
