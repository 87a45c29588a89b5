import type { Bucket } from '../bucket/openBucket';
import { keyOfWatch, readNote } from '../bucket/readNote';
import type { LiveName } from '../pointers/liveName';
import type { JudgeNotes } from './judgeNotes';
import { createSharedLease, signInBucket } from './sharedLease';
import { toWatchNote } from './watchNote';

/** Notes of all machines on a bucket, one for each release: whoever loses a race has not noted over the winner. Whatever cannot be read or written throws: a judge then waits. */
export function bucketNotes(bucket: Bucket): JudgeNotes {
  async function find(name: LiveName, release: string) {
    const there = await readNote(bucket, keyOfWatch(name, release));
    return there && { etag: there.etag, note: toWatchNote(there.body.toString()) };
  }

  return {
    where: 'this bucket',
    createLease: (steadyMs) => createSharedLease(bucket, steadyMs),
    signOfLife: () => signInBucket(bucket),
    readWatch: async (name, release) => (await find(name, release))?.note,
    async noteWatch(name, note) {
      await bucket.put(keyOfWatch(name, note.release), Buffer.from(JSON.stringify(note)), 'any');
    },
    async forgetWatch(name, release) {
      const there = await find(name, release);
      if (there?.note?.release !== release) return;
      // Emptied, not removed: a condition keeps what another has noted meanwhile.
      await bucket.put(keyOfWatch(name, release), Buffer.from('{}'), { only: there.etag });
    },
  };
}
