import { HubError } from './hubError';
import type { HubLog } from './hubLog';
import type { HubMessage } from './hubMessage';
import { type Call, type CloseReason, errorRecord, resultRecord } from './messages';

/** How often both sides ping: rarely while the client sleeps. */
export type Pace = 'usual' | 'quiet';

/** The connection that calls a method. */
export interface HubCaller {
  readonly connectionId: string;
  close(reason?: CloseReason): void;
  /**
   * Broadcasts of the group reach this client, too. It may be in several; a group that it is in already changes nothing.
   * It leaves all with the end of its connection.
   */
  join(group: string): void;
  leave(group: string): void;
  /**
   * Sends a message to this client alone, in the order of the calls. Broadcasts count from when their frame is written,
   * which is up to 100 ms after they were sent.
   */
  send(message: HubMessage): void;
  /** `quiet` for a client that sleeps: it and the hub ping each other seldom, and each waits longer for the other. */
  setPace(pace: Pace): void;
}

/**
 * A call must have as many arguments as the method declares after the caller, up to the first with a default or a rest
 * parameter; the method checks their types.
 */
export type HubMethod = (caller: HubCaller, ...args: unknown[]) => unknown;

/** The methods for clients, by lower-cased name. A Map, so that `constructor` and `__proto__` are no methods. */
export type HubMethods = ReadonlyMap<string, HubMethod>;

export function methodTable(methods: Readonly<Record<string, HubMethod>>): HubMethods {
  return new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));
}

type Found =
  | { readonly kind: 'method'; readonly method: HubMethod }
  /** `error` is for the client, in SignalR's words; `reason` for the log. */
  | { readonly kind: 'refused'; readonly error: string; readonly reason: string };

/** The method of a call, or why it cannot run. */
export function methodOf(methods: HubMethods, { target, args, kind }: Call): Found {
  const method = methods.get(target.toLowerCase());
  if (!method) return refused(`Unknown hub method '${target}'`);
  if (kind === 'streamCall') {
    return refused(`The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`);
  }
  const expected = Math.max(0, method.length - 1);
  if (args.length === expected) return { kind: 'method', method };
  const reason = `Invocation provides ${args.length} argument(s) but target expects ${expected}.`;
  return refused(`Failed to invoke '${target}' due to an error on the server.`, reason);
}

const refused = (error: string, reason = error): Found => ({ kind: 'refused', error, reason });

/**
 * Runs a call and returns the answer, or null when the client wants none. Never rejects: an error in a method or its
 * result is logged, and the client learns only that there was one.
 */
export async function runCall(method: HubMethod, caller: HubCaller, call: Call, log: HubLog): Promise<string | null> {
  const { target, args, invocationId } = call;
  try {
    const result = await method(caller, ...args);
    return invocationId === null ? null : resultRecord(invocationId, result);
  } catch (error) {
    const failure = `An unexpected error occurred invoking '${target}' on the server.`;
    const { connectionId } = caller;
    let answer = failure;
    if (error instanceof HubError) {
      log.info({ connectionId, target, error: error.message }, 'hub method refused a call');
      answer = `${failure} HubException: ${error.message}`;
    } else {
      log.error({ err: error, connectionId, target }, 'hub method failed');
    }
    return invocationId === null ? null : errorRecord(invocationId, answer);
  }
}
