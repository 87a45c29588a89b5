import * as v from 'valibot';

/**
 * Whether a request failed because the server answered with this status.
 *
 * It goes by shape: an HttpError that comes through the `Shell` was made by the shell's own copy of the class,
 * so `instanceof` would never hold in a remote.
 */
export function hasStatus(error: unknown, status: number): boolean {
  return v.is(
    v.object({
      name: v.literal('HttpError'),
      failure: v.object({ kind: v.literal('status'), status: v.literal(status) }),
    }),
    error,
  );
}
