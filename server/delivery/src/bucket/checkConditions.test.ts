import { checkConditions } from './checkConditions';
import type { Bucket, Condition } from './openBucket';

/** A bucket in memory that ignores some of what a request says. */
function aBucket(ignores: { new?: boolean; same?: boolean; older?: boolean; quoted?: boolean; bare?: boolean } = {}) {
  const objects = new Map<string, string>();
  let writes = 0;
  let areTagsBare = false;
  const holds = (there: string | undefined, condition: Condition) => {
    if (condition === 'any') return true;
    if (condition === 'none there') return ignores.new || there === undefined;
    if (areTagsBare ? ignores.bare : ignores.quoted) return areTagsBare;
    return ignores.older ? there !== undefined : there === condition.only;
  };
  const bucket: Bucket = {
    called: 's3://tyso/site',
    async get(key, _most, known) {
      const etag = objects.get(key);
      if (etag === undefined) return { kind: 'none' };
      if (etag === known && !ignores.same) return { kind: 'same' };
      return { kind: 'found', body: Buffer.of(), etag };
    },
    async put(key, _body, condition) {
      if (!holds(objects.get(key), condition)) return undefined;
      writes += 1;
      objects.set(key, String(writes));
      return String(writes);
    },
    async remove(key) {
      objects.delete(key);
    },
    takeBareTags() {
      areTagsBare = true;
    },
    list: async () => [...objects.keys()].map((key) => ({ key, writtenAt: new Date(0) })),
  };
  return { bucket, objects };
}

it('takes a bucket that keeps them all, and leaves nothing there', async () => {
  const { bucket, objects } = aBucket();
  await checkConditions(bucket);
  expect(objects.size).toBe(0);
});

it('takes one that knows ETags without their quotes alone', async () => {
  const { bucket, objects } = aBucket({ quoted: true });
  await checkConditions(bucket);
  expect(objects.size).toBe(0);
});

it.each([
  [{ quoted: true, bare: true }, 'overwrites an object although the request says If-Match with an older ETag'],
  [{ new: true }, 'overwrites an object although the request says If-None-Match: *'],
  [{ older: true }, 'overwrites an object although the request says If-Match with an older ETag'],
  [{ same: true }, 'sends an object again although the request says If-None-Match with its ETag'],
])('refuses one that ignores %j, in words', async (ignores, said) => {
  const { bucket, objects } = aBucket(ignores);
  await expect(checkConditions(bucket)).rejects.toThrow(`got s3://tyso/site, which ${said}. Two releases at once`);
  expect(objects.size).toBe(0);
});
