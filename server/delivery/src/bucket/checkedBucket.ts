import { checkConditions } from './checkConditions';
import type { Bucket } from './openBucket';

/** A bucket that is written only once it is known to keep the conditions of a write. */
export type CheckedBucket = Bucket & {
  /** @throws what {@link checkConditions} throws, each time until it was found out */
  check(): Promise<void>;
};

/** A server may start while its bucket is down: it finds out later, before its first write. */
export function checkedBucket(bucket: Bucket): CheckedBucket {
  let checked: Promise<void> | undefined;
  const check = () => {
    checked ??= checkConditions(bucket).catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    return checked;
  };
  return {
    ...bucket,
    check,
    async put(key, body, condition) {
      await check();
      return bucket.put(key, body, condition);
    },
  };
}
