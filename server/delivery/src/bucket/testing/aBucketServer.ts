import type { BucketPlace } from '../../config/bucketPlace';
import { afterTest } from '../../testing/temporaryFolder';
import { startBucketServer } from './bucketServer';

/** {@link startBucketServer} for a test, with which it ends. */
export async function aBucketServer() {
  const server = await startBucketServer();
  afterTest(server.stop);
  const place: BucketPlace = server.place;
  return { ...server, place };
}
