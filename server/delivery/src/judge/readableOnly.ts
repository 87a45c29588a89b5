import type { SharedPointers } from '../changes/sharedPointers';
import { ReleaseError } from '../release/releaseError';

/** What several machines share, for a judge: a pointer that is lost or cannot be read is for people to replace. */
export function readableOnly(shared: SharedPointers): SharedPointers {
  return {
    ...shared,
    async pull(name) {
      if (await shared.pull(name)) return true;
      throw new ReleaseError(`There is no pointer of ${name} in the bucket that can be read: nothing of it is judged.`);
    },
  };
}
