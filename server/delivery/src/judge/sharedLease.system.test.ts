import { openBucket } from '../bucket/openBucket';
import { aBucketServer } from '../bucket/testing/aBucketServer';
import { LEASE_MS } from './createLease';
import { createSharedLease, signInBucket } from './sharedLease';

const KEY = 'site/judge/lease.json';

async function aLease() {
  const server = await aBucketServer();
  const bucket = await openBucket(server.place, { ms: 300, attempts: 1 });
  const clock = { ms: 0 };
  const another = () => createSharedLease(bucket, () => clock.ms);
  return { server, bucket, clock, another, lease: another() };
}

it('of two machines one holds it, as long as it lives', async () => {
  const { lease, another, clock } = await aLease();
  const other = another();
  expect([await lease.hold(), await other.hold()]).toEqual([true, false]);
  for (let i = 0; i < 10; i++) {
    clock.ms += 5_000;
    expect([await lease.hold(), await other.hold()]).toEqual([true, false]);
  }
});

it('of many that begin at once, and of many that take it from a dead one at once, one holds it', async () => {
  const { another, clock } = await aLease();
  const begun = Array.from({ length: 8 }, another);
  const held = await Promise.all(begun.map((one) => one.hold()));
  expect(held.filter(Boolean)).toHaveLength(1);
  // The holder is dead from here on.
  const others = begun.filter((_, index) => !held[index]);
  await Promise.all(others.map((one) => one.hold()));
  clock.ms += LEASE_MS + 1;
  const taken = await Promise.all(others.map((one) => one.hold()));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('is taken from one that gave no sign of life for fifteen seconds, and not before', async () => {
  const { lease, clock, another } = await aLease();
  await another().hold();
  expect(await lease.hold()).toBe(false);
  clock.ms += LEASE_MS;
  expect(await lease.hold()).toBe(false);
  clock.ms += 1;
  expect(await lease.hold()).toBe(true);
});

it('is not fresh after ten seconds, nor when another has it', async () => {
  const { lease, another, clock } = await aLease();
  expect(await lease.isFresh()).toBe(false);
  await lease.hold();
  expect(await lease.isFresh()).toBe(true);
  clock.ms += 10_000;
  expect(await lease.isFresh()).toBe(false);
  await lease.hold();
  const other = another();
  await other.hold();
  clock.ms += LEASE_MS + 1;
  await other.hold();
  clock.ms -= LEASE_MS;
  expect(await lease.isFresh()).toBe(false);
  expect(await lease.hold()).toBe(false);
});

it.each(['', '{', '[]', `"${'x'.repeat(9_000)}"`])(
  'a damaged object (%.20j) holds it up for fifteen seconds',
  async (text) => {
    const { lease, server, clock } = await aLease();
    server.objects.set(KEY, { body: Buffer.from(text), etag: '"1"' });
    expect(await lease.hold()).toBe(false);
    clock.ms += LEASE_MS + 1;
    expect(await lease.hold()).toBe(true);
  },
);

it('an object that is longer than any lease is replaced at once, and of two machines one has it then', async () => {
  const { lease, server, another, bucket } = await aLease();
  server.objects.set(KEY, { body: Buffer.from('x'.repeat(10_001)), etag: '"1"' });
  expect(await signInBucket(bucket)).toBeUndefined();
  expect([await lease.hold(), await another().hold()]).toEqual([true, false]);
  expect(await lease.isFresh()).toBe(true);
});

it('is there for another at once when it was left, and shows no life then', async () => {
  const { lease, another, bucket } = await aLease();
  await lease.hold();
  const first = await signInBucket(bucket);
  await lease.hold();
  const second = await signInBucket(bucket);
  expect(second).not.toBe(first);
  await lease.leave();
  expect(await signInBucket(bucket)).toBeUndefined();
  expect(await another().hold()).toBe(true);
});

it('one who has lost it leaves it to its holder', async () => {
  const { lease, another, clock } = await aLease();
  await lease.hold();
  const other = another();
  await other.hold();
  clock.ms += LEASE_MS + 1;
  expect(await other.hold()).toBe(true);
  await lease.leave();
  expect(await other.isFresh()).toBe(true);
});

it.each(['answers 500', 'answers 403', 'is silent', 'cuts off', 'takes no writes'] as const)(
  'nobody holds it while the bucket %s, and its holder goes on afterwards',
  async (trouble) => {
    const { lease, server, clock } = await aLease();
    await lease.hold();
    server.setTrouble(trouble);
    clock.ms += 5_000;
    await expect(lease.hold()).rejects.toThrow('The bucket s3://tyso/site');
    expect(await lease.isFresh().catch(() => false)).toBe(false);
    server.setTrouble(undefined);
    expect(await lease.hold()).toBe(true);
  },
);

it('is held by one whose write counted although its answer was lost', async () => {
  const { lease, server, another } = await aLease();
  server.setTrouble('loses answers to writes');
  await expect(lease.hold()).rejects.toThrow('is not reached');
  server.setTrouble(undefined);
  expect(await another().hold()).toBe(false);
  expect(await lease.hold()).toBe(true);
});
