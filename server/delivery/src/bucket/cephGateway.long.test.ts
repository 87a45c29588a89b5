import { checkConditions } from './checkConditions';
import { type Bucket, openBucket } from './openBucket';
import { aCephGateway, missingCeph } from './testing/aCephGateway';

if (missingCeph) {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  it.skip(missingCeph, () => {});
} else {
  let gateway: Awaited<ReturnType<typeof aCephGateway>>;
  let buckets: Bucket[];
  beforeAll(async () => {
    gateway = await aCephGateway();
    buckets = await Promise.all(
      Array.from({ length: 6 }, () => openBucket(gateway.place, { ms: 20_000, attempts: 3 })),
    );
    for (const bucket of buckets) await checkConditions(bucket);
  }, 180_000);
  afterAll(() => gateway?.stop());

  it('keeps the conditions of a write, and leaves no object of the try', async () => {
    expect(await buckets[0]?.list('checks/')).toEqual([]);
  });

  it('of those who change a pointer at once one wins, each time', async () => {
    const [first] = buckets;
    let etag = await first?.put('live/a.json', Buffer.from('first'), 'none there');
    for (let round = 0; round < 20; round++) {
      const before = etag ?? '';
      const write = (bucket: Bucket, index: number) =>
        bucket.put('live/a.json', Buffer.from(`${round} ${index}`), { only: before });
      const written = await Promise.all(buckets.map(write));
      const [won, ...others] = written.flatMap((one, index) => (one === undefined ? [] : [{ one, index }]));
      expect(others).toEqual([]);
      const found = await first?.get('live/a.json', 1000);
      expect(found).toMatchObject({ kind: 'found', body: Buffer.from(`${round} ${won?.index}`), etag: won?.one });
      etag = won?.one;
      expect(await first?.get('live/a.json', 1000, etag)).toEqual({ kind: 'same' });
    }
  }, 60_000);

  it('of those who write a new object at once one wins', async () => {
    const written = await Promise.all(buckets.map((bucket) => bucket.put('r/a', Buffer.of(1), 'none there')));
    expect(written.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await buckets[0]?.list('r/')).toEqual([{ key: 'r/a', writtenAt: expect.any(Date) }]);
    await buckets[0]?.remove('r/a');
    expect(await buckets[0]?.get('r/a', 10)).toEqual({ kind: 'none' });
  });
}
