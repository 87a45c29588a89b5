import type { HubLog } from './hubLog';
import { type Call, type CloseReason, errorRecord, resultRecord } from './messages';

/** The connection that calls a method. */
export interface HubCaller {
  readonly connectionId: string;
  close(reason?: CloseReason): void;
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
    log.error({ err: error, connectionId: caller.connectionId, target }, 'hub method failed');
    const told = `An unexpected error occurred invoking '${target}' on the server.`;
    return invocationId === null ? null : errorRecord(invocationId, told);
  }
}
