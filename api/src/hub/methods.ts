import type { HubLog } from './hubLog';
import type { Call, CloseReason, Outcome } from './messages';

/** The connection a method is called from. */
export interface HubCaller {
  readonly connectionId: string;
  close(reason?: CloseReason): void;
}

export type HubMethod = (caller: HubCaller, ...args: unknown[]) => unknown;

/**
 * What clients may call, by lower-cased name. A Map of own properties, so that `constructor`
 * and `__proto__` are no methods.
 */
export type HubMethods = ReadonlyMap<string, HubMethod>;

export function methodTable(methods: Readonly<Record<string, HubMethod>>): HubMethods {
  return new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));
}

/** Runs a call. Never throws: what goes wrong inside a method is logged, and the client learns only that it did. */
export async function runCall(methods: HubMethods, caller: HubCaller, call: Call, log: HubLog): Promise<Outcome> {
  const { target, args, kind } = call;
  const method = methods.get(target.toLowerCase());
  if (!method) return { error: `Unknown hub method '${target}'` };
  if (kind === 'streamCall') {
    return {
      error: `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`,
    };
  }
  try {
    const result = await method(caller, ...args);
    JSON.stringify(result);
    return { result };
  } catch (error) {
    log.error({ err: error, connectionId: caller.connectionId, target }, 'hub method failed');
    return { error: `An unexpected error occurred invoking '${target}' on the server.` };
  }
}
