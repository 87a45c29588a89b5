import type { BucketPlace } from '../../config/bucketPlace';
import { afterTest } from '../../testing/temporaryFolder';
import { startBucketServer, type Trouble } from './bucketServer';

const timeout = AbortSignal.timeout.bind(AbortSignal);

/**
 * {@link startBucketServer} for a test, with which it ends. No patience of its clients has an effect: they wait for as long
 * as a busy machine needs, and for none of the answers that a silent bucket does not give.
 */
export async function aBucketServer() {
  const server = await startBucketServer();
  afterTest(server.stop);
  const place: BucketPlace = server.place;
  let isSilent = false;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(isSilent ? 1 : 60_000));
  return {
    ...server,
    place,
    setTrouble(what: Trouble | undefined): void {
      isSilent = what === 'is silent';
      server.setTrouble(what);
    },
  };
}
