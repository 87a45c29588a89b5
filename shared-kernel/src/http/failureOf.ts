import * as v from 'valibot';

const httpErrorSchema = v.object({
  name: v.literal('HttpError'),
  failure: v.object({
    kind: v.picklist(['timeout', 'network', 'status', 'unreadable']),
    status: v.optional(v.number()),
  }),
});

/**
 * The reason of a failed request, when the thrown value is an HttpError. It checks the shape: an error that comes
 * through the `Shell` was made by the shell's own copy of the class, so `instanceof` would never hold in a remote.
 */
export function failureOf(thrown: unknown) {
  const error = v.safeParse(httpErrorSchema, thrown);
  return error.success ? error.output.failure : undefined;
}
