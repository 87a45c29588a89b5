/**
 * Thrown by a method whose caller may know the reason, as SignalR's `HubException`. Of any other error the client
 * learns only that there was one.
 */
export class HubError extends Error {
  override readonly name = 'HubError';
}
