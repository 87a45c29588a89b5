import { randomUUID } from 'node:crypto';
import { decode } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { isDamaged } from '../bucket/bucketError';
import type { Bucket, Condition, Found } from '../bucket/openBucket';
import { LEASE_MS, type Lease, OWN_MS } from './createLease';

const KEY = 'judge/lease.json';
const MOST_BYTES = 10_000;

const leaseSchema = v.object({
  id: text,
  /** Counts the signs of life, so that the object is another one after each. */
  sign: integer,
  /** Its holder has ended: another need not wait for its silence. */
  isLeft: v.boolean(),
});

/** An object that is longer than any lease has no ETag that could be asked for. */
type There = Found | 'damaged' | undefined;

type Held = v.InferOutput<typeof leaseSchema>;

/**
 * {@link createLease} on an object of a bucket, for processes that share no disk. It is taken, kept and left by conditional
 * writes, so of two at once one has it. Signs of life are changes of the object, seen by each process in its own steady time.
 *
 * @param steadyMs never jumps
 */
export function createSharedLease(bucket: Bucket, steadyMs: () => number): Lease {
  const id = randomUUID();
  let sign = 0;
  let seen: { readonly at: number; readonly etag: string } | undefined;
  let shownAt: number | undefined;

  function isFree(there: There): boolean {
    if (there === undefined || there === 'damaged') return true;
    const held = heldIn(there);
    if (held?.id === id || held?.isLeft) return true;
    if (seen?.etag !== there.etag) seen = { at: steadyMs(), etag: there.etag };
    return steadyMs() - seen.at > LEASE_MS;
  }

  function write(there: There, isLeft: boolean): Promise<string | undefined> {
    sign += 1;
    const held: Held = { id, sign, isLeft };
    return bucket.put(KEY, Buffer.from(`${JSON.stringify(held)}\n`), conditionOf(there));
  }

  const isMine = (there: There) => heldIn(there)?.id === id;

  return {
    async hold() {
      // Before it is asked for: whoever sees it shown counts from later.
      const at = steadyMs();
      shownAt = undefined;
      const there = await leaseIn(bucket);
      if (!isFree(there)) return false;
      if ((await write(there, false)) === undefined) return false;
      shownAt = at;
      return true;
    },
    isFresh: async () => shownAt !== undefined && isMine(await leaseIn(bucket)) && steadyMs() - shownAt < OWN_MS,
    async leave() {
      const wasMine = shownAt !== undefined;
      shownAt = undefined;
      const there = wasMine ? await leaseIn(bucket) : undefined;
      if (isMine(there)) await write(there, true);
    },
  };
}

/** Changes with each sign of life of the one who judges; nothing where none does. */
export async function signInBucket(bucket: Bucket): Promise<string | undefined> {
  const there = await leaseIn(bucket);
  return there === undefined || there === 'damaged' || heldIn(there)?.isLeft ? undefined : there.etag;
}

async function leaseIn(bucket: Bucket): Promise<There> {
  try {
    const there = await bucket.get(KEY, MOST_BYTES);
    return there.kind === 'found' ? there : undefined;
  } catch (error) {
    if (isDamaged(error)) return 'damaged';
    throw error;
  }
}

function conditionOf(there: There): Condition {
  if (there === undefined) return 'none there';
  // Of two at once both may believe in it for a moment: each step has a condition of its own.
  return there === 'damaged' ? 'any' : { only: there.etag };
}

/** What cannot be read, being damaged or of a future version, counts by its silence. */
function heldIn(there: There): Held | undefined {
  if (there === undefined || there === 'damaged') return undefined;
  try {
    return decode(leaseSchema, JSON.parse(there.body.toString()));
  } catch {
    return undefined;
  }
}
