import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { until } from '../drawing/testing/until';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, releaseBuild } from '../testing/builds';
import { aMachine, aServer, someKeys } from '../testing/sharedSite';
import { aBucketServer } from './testing/aBucketServer';
import type { Trouble } from './testing/bucketServer';

/** A bucket with a live shell and `mfe-scores`, and the machine that released them. */
async function aSharedSite() {
  const [bucket, keys] = await Promise.all([aBucketServer(), someKeys()]);
  const machine = await aMachine(bucket.place, keys);
  await machine.releaseShell();
  const first = await machine.release('first');
  return { bucket, keys, machine, first };
}

function restore<T>(objects: Map<string, T>, to: ReadonlyMap<string, T>): void {
  for (const [key, object] of to) objects.set(key, object);
}

const level = /^tyso_bucket_level_timestamp_seconds \d{10}.*$/m;

it('two servers without a file in common show the release of a third machine within two seconds, and go back with it', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const times = { everyMs: 1_000, patienceMs: 5_000 };
  const servers = await Promise.all([1, 2].map(() => aServer(bucket.place, keys, { times })));
  for (const server of servers) expect(await server.live()).toBe(first);
  const second = await machine.release('second');
  const begun = performance.now();
  for (const server of servers) {
    await until(async () => (await server.live()) === second);
    expect(await server.file(second, 'App.77.js')).toBe(200);
    expect(await server.file(first, 'App.77.js')).toBe(200);
  }
  // Elsewhere the machine is busy with other tests.
  if (process.env.TEST_RING === 'long') expect(performance.now() - begun).toBeLessThan(2_000);
  for (const server of servers) expect(server.said()).toEqual([]);
  // From here on each says that `api`, which is not there, does not hear of it.
  await machine.type('rollback', 'mfe-scores');
  for (const server of servers) {
    await until(async () => (await server.live()) === first);
    expect(await server.measured(level)).toBeDefined();
  }
});

it('who has the page of a quicker machine gets its files from a slower one, too', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const slow = await aServer(bucket.place, keys, { times: { everyMs: 600_000, patienceMs: 5_000 } });
  const second = await machine.release('second');
  const earlier = bucket.requests.length;
  const files = await Promise.all([1, 2, 3].map(() => slow.file(second, 'App.77.js')));
  expect(files).toEqual([200, 200, 200]);
  // Once, however many ask.
  const fetched = bucket.requests.slice(earlier);
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(await slow.live()).toBe(first);
  const asked = () => bucket.requests.length;
  expect(await slow.file('9.9.9-0123456789', 'App.77.js')).toBe(404);
  const before = asked();
  expect(await slow.file('9.9.9-0123456789', 'App.77.js')).toBe(404);
  expect(await slow.file('..%2f..%2fkeys', 'App.77.js')).toBe(404);
  expect(asked()).toBe(before);
});

it('a candidate and its files come along, and go when it is withdrawn', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const server = await aServer(bucket.place, keys);
  const next = await machine.release('next', { share: 5 });
  const candidate = async () => {
    const answer = await server.app.inject({ url: '/live/mfe-scores.json' });
    return answer.json().candidate?.release.release;
  };
  await until(async () => (await candidate()) === next);
  expect(await server.live()).toBe(first);
  expect(await server.file(next, 'App.77.js')).toBe(200);
  await machine.type('rollback', 'mfe-scores');
  await until(async () => (await candidate()) === undefined);
  expect(await server.live()).toBe(first);
  expect(server.said()).toEqual([]);
});

it('a new server brings what was live before, too: open tabs ask for its files', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const others = [await machine.release('second'), await machine.release('third'), await machine.release('fourth')];
  const server = await aServer(bucket.place, keys);
  expect(await server.live()).toBe(others[2]);
  await until(async () => (await server.file(first, 'App.77.js')) === 200);
  expect(server.said()).toEqual([]);
});

it.each<[Trouble, kind: string, said: RegExp]>([
  ['answers 500', 'failed', /answered 500 \(InternalError\)/],
  ['answers 403', 'denied', /answered 403 \(AccessDenied\): expected keys in AWS_ACCESS_KEY_ID/],
  ['is silent', 'slow', /gave no whole answer within 1 s/],
  ['is not reached', 'failed', /is not reached/],
  ['cuts off', 'failed', /is not reached|was cut off/],
])(
  'while the bucket %s the site goes on with what it has, says so once, and catches up',
  async (trouble, kind, said) => {
    const { bucket, keys, machine, first } = await aSharedSite();
    const server = await aServer(bucket.place, keys, {
      times: { everyMs: 50, patienceMs: trouble === 'is silent' ? 1_000 : 3_000 },
    });
    const { objects } = bucket;
    const before = new Map(objects);
    const second = await machine.release('second');
    const after = new Map(objects);
    await until(async () => (await server.live()) === second);
    bucket.setTrouble(trouble);
    // Others go back meanwhile.
    restore(objects, before);
    const faults = new RegExp(`^tyso_bucket_faults_total\\{kind="${kind}"\\} (?:[3-9]|\\d\\d+)$`, 'm');
    await until(async () => (await server.measured(faults)) !== undefined);
    expect(await server.live()).toBe(second);
    const told = server.said().filter((line) => said.test(line));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/The site goes on with what it has\.$/);
    bucket.setTrouble(undefined);
    await until(async () => (await server.live()) === first);
    await until(() => server.said().includes('The bucket s3://tyso/site can be read again.'));
    restore(objects, after);
    await until(async () => (await server.live()) === second);
  },
);

it('an old list hides no change of a name that is known, and takes nothing away', async () => {
  const { bucket, keys, machine } = await aSharedSite();
  const server = await aServer(bucket.place, keys);
  bucket.setTrouble('has an old list');
  const second = await machine.release('second');
  await until(async () => (await server.live()) === second);
  expect(server.said()).toEqual([]);
});

it('a server that is started while the bucket is gone serves the folder that it had, and an empty one fills when it is back', async () => {
  const { bucket, keys, first } = await aSharedSite();
  const before = await aServer(bucket.place, keys);
  await before.stop();
  bucket.setTrouble('answers 500');
  const again = await aServer(bucket.place, keys, { dataDir: before.dataDir });
  const empty = await aServer(bucket.place, keys);
  expect(await again.live()).toBe(first);
  expect(await empty.live()).toBeUndefined();
  bucket.setTrouble(undefined);
  await until(async () => (await empty.live()) === first);
});

it('a server whose keys may only read says so, and follows', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  bucket.setTrouble('takes no writes');
  const server = await aServer(bucket.place, keys);
  expect(await server.live()).toBe(first);
  expect(server.said()[0]).toMatch(/answered 403 \(AccessDenied\)/);
  bucket.setTrouble(undefined);
  const second = await machine.release('second');
  bucket.setTrouble('takes no writes');
  await until(async () => (await server.live()) === second);
});

it('a folder that was a copy is whole without its bucket', async () => {
  const { bucket, keys, first } = await aSharedSite();
  const before = await aServer(bucket.place, keys);
  await before.stop();
  const alone = await aServer(undefined, keys, { dataDir: before.dataDir });
  expect(await alone.live()).toBe(first);
  const next = aRemoteBuild({ 'App.77.js': 'next();\n' });
  const { release } = await releaseBuild(before.dataDir, 'mfe-scores', next, { keys });
  expect(await alone.live()).toBe(release);
  expect(alone.said()).toEqual([]);
});

it('does not start on a bucket that keeps no conditions, nor without keys that all machines know', async () => {
  const [bucket, keys] = await Promise.all([aBucketServer(), someKeys()]);
  bucket.setTrouble('knows no conditions');
  await expect(aServer(bucket.place, keys)).rejects.toThrow(
    'RELEASES: expected a bucket that keeps the conditions of a request, got s3://tyso/site, which overwrites an object although the request says If-None-Match: *.',
  );
  await expect(aServer(bucket.place, { trust: undefined })).rejects.toThrow(
    'RELEASE_KEYS: expected the file that says whose key may release what, because RELEASES names a bucket',
  );
});

it('a file that was changed in the bucket is not taken: the release before stays', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const before = await aServer(bucket.place, keys);
  await before.stop();
  const second = await machine.release('second');
  const { files } = JSON.parse(bucket.text(`r/mfe-scores/${second}.json`) ?? '');
  const key = `site/r/mfe-scores/${second}/${files['App.77.js']}`;
  bucket.objects.set(key, { body: Buffer.from('evil();\n'), etag: '"1"' });
  const server = await aServer(bucket.place, keys, { dataDir: before.dataDir });
  expect(server.said()).toEqual([
    `App.77.js of mfe-scores ${second} is damaged in s3://tyso/site. The site goes on with what it has.`,
  ]);
  expect(await server.live()).toBe(first);
  expect(await server.file(second, 'App.77.js')).toBe(404);
});

it('an encoding that is not that of its file is not taken', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const before = await aServer(bucket.place, keys);
  await before.stop();
  const second = await machine.release('second');
  const index = JSON.parse(bucket.text(`r/mfe-scores/${second}.json`) ?? '');
  const evil = brotliCompressSync('evil();\n');
  const hash = createHash('sha256').update(evil).digest('hex');
  const files = { ...index.files, 'App.77.js.br': hash };
  bucket.objects.set(`site/r/mfe-scores/${second}/${hash}`, { body: evil, etag: '"1"' });
  bucket.objects.set(`site/r/mfe-scores/${second}.json`, {
    ...{ body: Buffer.from(JSON.stringify({ ...index, files })), etag: '"2"' },
  });
  const server = await aServer(bucket.place, keys, { dataDir: before.dataDir });
  expect(await server.live()).toBe(first);
  expect(await server.file(second, 'App.77.js')).toBe(404);
});

it('a candidate that could not be had at first comes later', async () => {
  const { bucket, keys, machine } = await aSharedSite();
  const next = await machine.release('next', { share: 5 });
  const { files } = JSON.parse(bucket.text(`r/mfe-scores/${next}.json`) ?? '');
  const key = `site/r/mfe-scores/${next}/${files['App.77.js']}`;
  const whole = bucket.objects.get(key);
  bucket.objects.set(key, { body: Buffer.from('half'), etag: '"1"' });
  const server = await aServer(bucket.place, keys);
  expect(await server.file(next, 'App.77.js')).toBe(404);
  if (whole) bucket.objects.set(key, whole);
  await until(async () => (await server.file(next, 'App.77.js')) === 200);
});

it('a pointer to a release that nobody may make live is not served, and one that is no pointer changes nothing', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const server = await aServer(bucket.place, keys);
  const stranger = await aMachine(bucket.place, await someKeys(), 'binh');
  const theirs = await stranger.release('theirs');
  await until(async () => {
    expect(await server.live()).toBe(first);
    return server.said().some((line) => line.includes(`mfe-scores ${theirs} is not signed`));
  });
  bucket.objects.set('site/live/mfe-scores.json', { body: Buffer.from('{"schema": 1, "poin'), etag: '"2"' });
  await until(() => server.said().some((line) => line.includes('live/mfe-scores.json cannot be read')));
  expect(await server.live()).toBe(first);
  const last = await machine.release('last');
  await until(async () => (await server.live()) === last);
});

it('mends a release of its own folder that was damaged, when it starts', async () => {
  const { bucket, keys, first } = await aSharedSite();
  const before = await aServer(bucket.place, keys);
  await before.stop();
  const file = path.join(siteFolder(before.dataDir).releasesOf('mfe-scores'), first, 'App.77.js');
  const whole = await readFile(file, 'utf8');
  await rm(file);
  const again = await aServer(bucket.place, keys, { dataDir: before.dataDir });
  expect(await again.live()).toBe(first);
  expect(await readFile(file, 'utf8')).toBe(whole);
});

it('a bucket without a pointer of what the folder has leaves it, and says how it gets there', async () => {
  const { bucket, keys, first } = await aSharedSite();
  const before = await aServer(bucket.place, keys);
  await before.stop();
  const other = await aBucketServer();
  const again = await aServer(other.place, keys, { dataDir: before.dataDir });
  expect(await again.live()).toBe(first);
  expect(again.said()).toContainEqual(
    's3://tyso/site has no pointer of mfe-scores: the next release of mfe-scores puts it there. The site goes on with what it has.',
  );
});
