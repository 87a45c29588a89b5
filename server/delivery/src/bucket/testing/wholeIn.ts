import { createHash } from 'node:crypto';
import type { aBucketServer } from './aBucketServer';

type Server = Awaited<ReturnType<typeof aBucketServer>>;

/** The releases of `mfe-scores` that have a list of files in the bucket, and whether each file of it is there as it was put. */
export function wholeIn(server: Server): ReadonlyMap<string, boolean> {
  const lists = [...server.objects.keys()].flatMap(
    (key) => /^site\/r\/mfe-scores\/([^/]+)\.json$/.exec(key)?.[1] ?? [],
  );
  return new Map(
    lists.map((release) => {
      const { files } = JSON.parse(server.text(`r/mfe-scores/${release}.json`) ?? '{}');
      const isThere = (hash: unknown) => {
        const body = server.objects.get(`site/r/mfe-scores/${release}/${hash}`)?.body;
        return body !== undefined && createHash('sha256').update(body).digest('hex') === hash;
      };
      return [release, Object.values(files).every(isThere)];
    }),
  );
}

/** What stands beside and in the pointer of `mfe-scores`. */
export function pointerIn(server: Server) {
  return JSON.parse(server.text('live/mfe-scores.json') ?? '{}');
}
