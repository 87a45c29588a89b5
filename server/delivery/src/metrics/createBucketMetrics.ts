import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import { BUCKET_FAULTS } from '../bucket/bucketError';
import type { BucketListener } from '../bucket/createFaultLog';

/** How the copy of a bucket is kept; zero where releases are in the data folder alone. */
export function createBucketMetrics(registry: Registry): BucketListener {
  const faults = new Counter({
    ...{ registers: [registry], name: 'tyso_bucket_faults_total', labelNames: ['kind'] },
    help: 'Reads of the bucket with the releases that failed.',
  });
  const level = new Gauge({
    ...{ registers: [registry], name: 'tyso_bucket_level_timestamp_seconds' },
    help: 'When the data folder was last level with the bucket.',
  });
  for (const kind of BUCKET_FAULTS) faults.inc({ kind }, 0);
  return {
    failed: (kind) => faults.inc({ kind }),
    level: () => level.setToCurrentTime(),
  };
}
