import * as v from 'valibot';

type Window = { from: number; to: number };

/**
 * The ids of all entries of an answer about a window (`from <= kick-off < to`, unix seconds), also of those that cannot be
 * read as matches. `undefined` where nobody knows what the answer lacks: it is no list, an entry names no id, or a match
 * kicks off outside, because the vendor's days are not ours.
 */
export function wholeAnswer<T>(
  raw: unknown,
  idSchema: v.GenericSchema<unknown, T>,
  { from, to }: Window,
  kickOffs: readonly number[],
): (Window & { ids: T[] }) | undefined {
  if (!Array.isArray(raw) || !kickOffs.every((kickOff) => kickOff >= from && kickOff < to)) return undefined;
  const ids = raw.flatMap((entry) => {
    const read = v.safeParse(idSchema, entry);
    return read.success ? [read.output] : [];
  });
  return ids.length === raw.length ? { from, to, ids } : undefined;
}
