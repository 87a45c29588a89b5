/** A look later than this says nothing of the time before it: nobody judged, or there were no figures. */
const MAX_BETWEEN_MS = 30_000;

type Look = { readonly ms: number; readonly at: number; readonly addressesFirst: number };

/**
 * For how long something has been looked at, look after look, in steady time: it begins anew with another judge, so
 * nothing goes forward because of hours in which nobody looked, or of a clock that was changed.
 *
 * @param steadyMs never jumps
 */
export function createLooks(steadyMs: () => number) {
  const looks = new Map<string, Look>();
  return {
    /** Looks once more; `watchedMs` is without gaps, `addressesBefore` what there was at the first look. */
    look(key: string, addresses = 0): { readonly watchedMs: number; readonly addressesBefore: number } {
      const at = steadyMs();
      const { ms, at: before, addressesFirst } = looks.get(key) ?? { ms: 0, at, addressesFirst: addresses };
      const watchedMs = at - before <= MAX_BETWEEN_MS ? ms + at - before : ms;
      looks.set(key, { ms: watchedMs, at, addressesFirst });
      return { watchedMs, addressesBefore: addressesFirst };
    },
    /** Forgets all others. */
    keep(keys: ReadonlySet<string>): void {
      for (const key of looks.keys()) if (!keys.has(key)) looks.delete(key);
    },
  };
}
