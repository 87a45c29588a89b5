import { aMachine, someKeys } from '../../testing/sharedSite';
import { aBucketServer } from './aBucketServer';

/** A bucket with a live shell and `mfe-scores`, and the machine that released them. */
export async function aSharedSite() {
  const [bucket, keys] = await Promise.all([aBucketServer(), someKeys()]);
  const machine = await aMachine(bucket.place, keys);
  await machine.releaseShell();
  const first = await machine.release('first');
  return { bucket, keys, machine, first };
}
