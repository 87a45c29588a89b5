import { Observable } from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import type { Hub } from './hub';

type SessionState = Exclude<ConnectionState['kind'], 'disconnected' | 'disconnecting'>;

export type SessionEvent = { kind: 'state'; state: SessionState } | { kind: 'message'; message: unknown };

/** Longest wait for a first connection, and for a lost one with all its retries, in milliseconds. */
const LIMIT_MS = { connecting: 20_000, reconnecting: 120_000 } as const;

/**
 * One connection's life as a stream. It ends only in an error: when the start fails, or when the connection is over
 * after its own retries. Unsubscribing stops the connection.
 */
export function hubSession(build: () => Hub): Observable<SessionEvent> {
  return new Observable((listener) => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const enter = (state: SessionState) => {
      clearTimeout(limit);
      if (state !== 'connected')
        limit = setTimeout(() => onOver(new Error(`The hub is ${state} for too long`)), LIMIT_MS[state]);
      listener.next({ kind: 'state', state });
    };
    const onOver = (error: unknown) => listener.error(error ?? new Error('The hub closed the connection'));
    let stop = () => {};

    const run = async () => {
      enter('connecting');
      const hub = build();
      stop = () => void hub.stop().catch(() => {});
      hub.on(UPDATE_EVENT, (message: unknown) => listener.next({ kind: 'message', message }));
      hub.onreconnecting(() => enter('reconnecting'));
      hub.onreconnected(() => enter('connected'));
      hub.onclose(onOver);
      await hub.start();
      enter('connected');
    };
    run().catch(onOver);
    return () => {
      clearTimeout(limit);
      stop();
    };
  });
}
