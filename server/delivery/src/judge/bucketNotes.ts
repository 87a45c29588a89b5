import type { Bucket } from '../bucket/openBucket';
import { readNote } from '../bucket/readNote';
import type { LiveName } from '../pointers/liveName';
import type { JudgeNotes } from './judgeNotes';
import { createSharedLease, signInBucket } from './sharedLease';
import { toWatchNote } from './watchNote';

const keyOf = (name: LiveName) => `watch/${name}.json`;

/** Notes of all machines on a bucket. Whatever cannot be read or written throws: a judge then waits. */
export function bucketNotes(bucket: Bucket): JudgeNotes {
  async function find(name: LiveName) {
    const there = await readNote(bucket, keyOf(name));
    return there && { etag: there.etag, note: toWatchNote(there.body.toString()) };
  }

  return {
    where: 'this bucket',
    createLease: (steadyMs) => createSharedLease(bucket, steadyMs),
    signOfLife: () => signInBucket(bucket),
    readWatch: async (name) => (await find(name))?.note,
    async noteWatch(name, note) {
      await bucket.put(keyOf(name), Buffer.from(JSON.stringify(note)), 'any');
    },
    async forgetWatch(name, release) {
      const there = await find(name);
      if (there?.note?.release !== release) return;
      // Emptied, not removed: a condition keeps what another has noted meanwhile.
      await bucket.put(keyOf(name), Buffer.from('{}'), { only: there.etag });
    },
  };
}
