import { Observable } from 'rxjs';
import { FEED_SILENCE_EVENT } from 'shared-kernel/protocol/feedSilence';
import { CHANGES_EVENT, decodeFollowAnswer, FOLLOW_METHOD, type FollowRequest } from 'shared-kernel/protocol/lanes';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { RELEASED_EVENT } from 'shared-kernel/protocol/released';
import { type HubClient, PACE } from './hubClient';

/** A connection that can be asked for lanes. */
export type Line = {
  /** @returns whether nothing was missed; rejects where the hub knows no lanes */
  follow(request: FollowRequest): Promise<boolean>;
};

export type SessionEvent =
  | { kind: 'waiting'; state: 'connecting' | 'reconnecting' }
  | { kind: 'connected'; line: Line }
  /** A whole match. */
  | { kind: 'message'; message: unknown }
  | { kind: 'changes'; frame: unknown }
  /** A release was withdrawn. */
  | { kind: 'released'; message: unknown }
  /** Since when the site's source of matches is silent, if it is. */
  | { kind: 'silence'; message: unknown };

/** Longest wait for a first connection, and for a lost one with all its retries, in milliseconds. */
const LIMIT_MS = { connecting: 20_000, reconnecting: 120_000 } as const;

/**
 * One connection's life as a stream. It ends only in an error: when the start fails, or when the connection is over
 * after its own retries. Unsubscribing stops the connection.
 */
export function hubSession(build: () => HubClient): Observable<SessionEvent> {
  return new Observable((listener) => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const wait = (state: keyof typeof LIMIT_MS) => {
      clearTimeout(limit);
      limit = setTimeout(() => onOver(new Error(`The hub is ${state} for too long`)), LIMIT_MS[state]);
      listener.next({ kind: 'waiting', state });
    };
    const enter = (hub: HubClient) => {
      clearTimeout(limit);
      listener.next({ kind: 'connected', line: lineOf(hub, onSilence) });
    };
    const onSilence = (message: unknown) => listener.next({ kind: 'silence', message });
    const onOver = (error: unknown) => listener.error(error ?? new Error('The hub closed the connection'));
    let stop = () => {};

    const run = async () => {
      wait('connecting');
      const hub = build();
      stop = () => void hub.stop().catch(() => {});
      hub.on(UPDATE_EVENT, (message: unknown) => listener.next({ kind: 'message', message }));
      hub.on(CHANGES_EVENT, (frame: unknown) => listener.next({ kind: 'changes', frame }));
      hub.on(RELEASED_EVENT, (message: unknown) => listener.next({ kind: 'released', message }));
      hub.on(FEED_SILENCE_EVENT, onSilence);
      hub.onreconnecting(() => {
        setPace(hub, false);
        wait('reconnecting');
      });
      hub.onreconnected(() => enter(hub));
      hub.onclose(onOver);
      await hub.start();
      enter(hub);
    };
    run().catch(onOver);
    return () => {
      clearTimeout(limit);
      stop();
    };
  });
}

function lineOf(hub: HubClient, onSilence: (message: unknown) => void): Line {
  return {
    async follow(request) {
      // The answer begins the next wait for a sign of life: by then it must be the longer one, and no sooner the shorter.
      if (request.quiet) setPace(hub, true);
      try {
        const { isComplete, silentSince } = decodeFollowAnswer(await hub.invoke(FOLLOW_METHOD, request));
        onSilence({ since: silentSince });
        if (!request.quiet) setPace(hub, false);
        return isComplete;
      } catch (error) {
        setPace(hub, false);
        throw error;
      }
    },
  };
}

function setPace(hub: HubClient, isQuiet: boolean): void {
  Object.assign(hub, isQuiet ? PACE.quiet : PACE.usual);
}
