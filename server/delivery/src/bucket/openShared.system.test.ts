import { readHistory } from '../changes/history';
import type { SharedPointers } from '../changes/sharedPointers';
import { bucketNotes } from '../judge/bucketNotes';
import { aRemoteBuild, releaseBuild } from '../testing/builds';
import { aMachine, someKeys } from '../testing/sharedSite';
import { openBucket } from './openBucket';
import { openShared } from './openShared';
import { aBucketServer } from './testing/aBucketServer';
import type { Trouble } from './testing/bucketServer';

async function twoMachines() {
  const [bucket, keys] = await Promise.all([aBucketServer(), someKeys()]);
  const [anh, binh] = await Promise.all([aMachine(bucket.place, keys, 'anh'), aMachine(bucket.place, keys, 'binh')]);
  return { bucket, keys, anh, binh };
}

/** Nobody decides before all have looked. */
function bothPulled(all: readonly SharedPointers[]): SharedPointers[] {
  let left = all.length;
  let release = () => {};
  const looked = new Promise<void>((resolve) => {
    release = resolve;
  });
  return all.map((shared) => ({
    ...shared,
    async pull(name) {
      const isThere = await shared.pull(name);
      left -= 1;
      if (left === 0) release();
      await looked;
      return isThere;
    },
  }));
}

const liveIn = (text = '{}') => JSON.parse(text).pointer?.live.release;

it('what one machine releases, another one sees, switches off, on, and goes back from', async () => {
  const { bucket, anh, binh } = await twoMachines();
  const first = await anh.release('first');
  const second = await anh.release('second');
  const listed = await binh.type('list', 'mfe-scores');
  expect(listed.find((line) => line.includes(second))).toMatch(/live/);
  await binh.type('off', 'mfe-scores');
  await anh.type('on', 'mfe-scores');
  await binh.type('rollback', 'mfe-scores', '--reason', 'blank');
  expect(liveIn(bucket.text('live/mfe-scores.json'))).toBe(first);
  const lines = await readHistory(binh.site, 'mfe-scores');
  expect(lines.map(({ who, what, to }) => [who, what, to])).toEqual([
    ['anh', 'release', first],
    ['anh', 'release', second],
    ['binh', 'off', second],
    ['anh', 'on', second],
    ['binh', 'rollback', first],
  ]);
});

it('goes back to a release that only the bucket has', async () => {
  const { anh, binh } = await twoMachines();
  const first = await anh.release('first');
  for (const code of ['second', 'third']) await anh.release(code);
  await binh.type('rollback', 'mfe-scores', '--to', first);
  expect((await binh.pointer())?.live.release).toBe(first);
  await expect(binh.type('rollback', 'mfe-scores', '--to', '9.9.9-0000000000')).rejects.toThrow(
    'There is no release 9.9.9-0000000000 of mfe-scores.',
  );
});

it('going back is told although what is watched cannot be read just then', async () => {
  const { bucket, anh } = await twoMachines();
  const first = await anh.release('first');
  const second = await anh.release('second');
  const get = bucket.objects.get.bind(bucket.objects);
  bucket.objects.get = (key) => {
    // The server ends the connection.
    if (key.startsWith('site/watch/')) throw new Error('is away');
    return get(key);
  };
  expect(await anh.type('rollback', 'mfe-scores')).toEqual([
    `mfe-scores ${first} is live again, in place of ${second}`,
  ]);
});

it.each([
  ['longer than any', 'x'.repeat(10_001)],
  ['no JSON', '{'],
])('notes that are %s stop no command, nor what is watched', async (_, text) => {
  const { bucket, anh } = await twoMachines();
  const first = await anh.release('first');
  const second = await anh.release('second');
  for (const note of [`previews/mfe-scores/${first}`, 'previews/mfe-scores/other', `watch/mfe-scores/${first}`]) {
    bucket.objects.set(`site/${note}.json`, { body: Buffer.from(text), etag: '"1"' });
  }
  await anh.type('off', 'mfe-scores');
  await anh.type('on', 'mfe-scores');
  await anh.type('rollback', 'mfe-scores');
  expect((await anh.type('list', 'mfe-scores')).join('\n')).toContain(second);
  expect(await anh.type('prune')).toContain('s3://tyso/site: mfe-scores: nothing to remove, 2 kept');
  expect(
    await bucketNotes(await openBucket(bucket.place, { ms: 3_000, attempts: 1 })).readWatch('mfe-scores', first),
  ).toBeUndefined();
});

it('nobody asks for notes of previews to switch a remote off', async () => {
  const { bucket, anh } = await twoMachines();
  await anh.release('first');
  await anh.preview('looked');
  bucket.requests.length = 0;
  await anh.type('off', 'mfe-scores');
  expect(bucket.requests.filter((key) => key.includes('/previews/'))).toEqual([]);
});

it('of two changes at once one wins, and the other one is told who was first', async () => {
  const { bucket, anh, binh } = await twoMachines();
  await anh.release('first');
  const both = await Promise.all([anh, binh].map(({ site }) => openShared(site, bucket.place)));
  const [ofAnh, ofBinh] = bothPulled(both);
  const changes = [anh.release('of_anh', { shared: ofAnh }), binh.release('of_binh', { shared: ofBinh })];
  const done = await Promise.allSettled(changes);
  const won = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const lost = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(won).toHaveLength(1);
  expect(lost).toEqual([
    expect.stringMatching(
      /mfe-scores was changed by (?:anh|binh) at 2022-12-09T\S+ \(release, 1\.2\.0-\w+\) while this ran/,
    ),
  ]);
  expect(liveIn(bucket.text('live/mfe-scores.json'))).toBe(won[0]);
  for (const machine of [anh, binh]) {
    await machine.type('list');
    expect((await machine.pointer())?.live.release).toBe(won[0]);
  }
});

it.each<Trouble>(['loses answers to writes', 'loses one answer to a write'])(
  'a change counts on a bucket that %s',
  async (trouble) => {
    const { bucket, anh } = await twoMachines();
    const first = await anh.release('first');
    const shared = await openShared(anh.site, bucket.place);
    await anh.release('second');
    await shared.pull('mfe-scores');
    const pointer = await anh.pointer();
    if (!pointer) throw new Error('expected a pointer');
    bucket.setTrouble(trouble);
    const line = { at: '2022-12-09T20:00:00.000Z', who: 'anh', what: 'off', to: first } as const;
    await shared.put(
      { ...pointer, changedAt: line.at },
      {
        ...line,
        why: undefined,
        unchecked: undefined,
        key: undefined,
        from: undefined,
        candidate: undefined,
        share: undefined,
      },
    );
    expect(JSON.parse(bucket.text('live/mfe-scores.json') ?? '').pointer.changedAt).toBe(line.at);
  },
);

it.each<[Trouble, RegExp]>([
  ['answers 500', /answered 500 \(InternalError\)/],
  ['answers 403', /answered 403 \(AccessDenied\)/],
  ['knows no conditions', /RELEASES: expected a bucket that keeps the conditions of a request/],
])('a command on a bucket that %s says so and changes nothing', async (trouble, said) => {
  const { bucket, anh } = await twoMachines();
  await anh.release('first');
  await anh.release('second');
  const before = bucket.text('live/mfe-scores.json');
  const pointer = await anh.pointer();
  bucket.setTrouble(trouble);
  await expect(anh.type('rollback', 'mfe-scores')).rejects.toThrow(said);
  expect(bucket.text('live/mfe-scores.json')).toBe(before);
  expect(await anh.pointer()).toEqual(pointer);
  expect([...bucket.objects.keys()].filter((key) => key.includes('checks/'))).toEqual([]);
});

it('a server that compares ETags without their quotes serves as any other', async () => {
  const { bucket, anh } = await twoMachines();
  bucket.setTrouble('compares without quotes');
  await anh.release('first');
  await anh.release('second');
  const second = bucket.text('live/mfe-scores.json');
  await anh.type('rollback', 'mfe-scores');
  expect(bucket.text('live/mfe-scores.json')).not.toBe(second);
});

it('a pointer carries its last twenty changes; older ones are an object each', async () => {
  const { bucket, anh } = await twoMachines();
  await anh.release('first');
  for (let round = 0; round < 11; round += 1) {
    await anh.type('off', 'mfe-scores');
    await anh.type('on', 'mfe-scores');
  }
  const { history } = JSON.parse(bucket.text('live/mfe-scores.json') ?? '');
  expect(history).toHaveLength(20);
  const older = [...bucket.objects.keys()].filter((key) => key.startsWith('site/history/mfe-scores/')).sort();
  expect(older).toHaveLength(3);
  expect(older.map((key) => JSON.parse(String(bucket.objects.get(key)?.body)).what)).toEqual(['release', 'off', 'on']);
});

it('a site that was in a folder comes into the bucket when it is released again, with its history', async () => {
  const { bucket, keys, anh } = await twoMachines();
  const build = aRemoteBuild();
  const { release } = await releaseBuild(anh.dataDir, 'mfe-scores', build, { keys });
  const shared = await openShared(anh.site, bucket.place);
  const again = await releaseBuild(anh.dataDir, 'mfe-scores', build, { keys, shared });
  expect(again).toEqual({ release, kind: 'unchanged' });
  const { pointer, history } = JSON.parse(bucket.text('live/mfe-scores.json') ?? '');
  expect(pointer.live.release).toBe(release);
  expect(history).toEqual([expect.objectContaining({ what: 'release', to: release })]);
});

it('replaces a pointer that cannot be read, and keeps its history', async () => {
  const { bucket, anh } = await twoMachines();
  const first = await anh.release('first');
  const second = await anh.release('second');
  bucket.objects.set('site/live/mfe-scores.json', { body: Buffer.from('[]'), etag: '"1"' });
  await anh.type('rollback', 'mfe-scores');
  const { pointer, history } = JSON.parse(bucket.text('live/mfe-scores.json') ?? '');
  expect(pointer.live.release).toBe(first);
  expect(history.map(({ to }: { to: string }) => to)).toEqual([first, second, first]);
});

it('a release whose name leads elsewhere, or whose files do, is not brought', async () => {
  const { bucket, anh, binh } = await twoMachines();
  const shared = await openShared(binh.site, bucket.place);
  const release = await anh.release('first');
  await expect(shared.bring('mfe-scores', '../../keys')).rejects.toThrow('expected the name of a release');
  const index = JSON.parse(bucket.text(`r/mfe-scores/${release}.json`) ?? '');
  const [hash] = Object.values(index.files);
  const evil = { ...index, files: { ...index.files, '../../../evil.js': hash } };
  bucket.objects.set(`site/r/mfe-scores/${release}.json`, { body: Buffer.from(JSON.stringify(evil)), etag: '"1"' });
  await expect(shared.bring('mfe-scores', release)).rejects.toThrow(/cannot be read: .*the name of a file/);
});

it('a release that is damaged in the bucket stops no command, and what is here stays', async () => {
  const { bucket, keys, anh } = await twoMachines();
  const first = await anh.release('first');
  const second = await anh.release('second');
  bucket.objects.set(`site/r/mfe-scores/${second}.json`, { body: Buffer.from('{"sche'), etag: '"1"' });
  // Who has it goes on with it, and who has it not may go back from it.
  await anh.type('off', 'mfe-scores');
  const chi = await aMachine(bucket.place, keys, 'chi');
  await chi.type('on', 'mfe-scores').catch(() => undefined);
  await chi.type('rollback', 'mfe-scores', '--to', first);
  expect(liveIn(bucket.text('live/mfe-scores.json'))).toBe(first);
});

it('takes over what a killed command left: half a release in the bucket is stored again', async () => {
  const { bucket, keys, anh } = await twoMachines();
  const release = await anh.release('first');
  bucket.objects.delete(`site/r/mfe-scores/${release}.json`);
  bucket.objects.delete('site/live/mfe-scores.json');
  const shared = await openShared(anh.site, bucket.place);
  const build = aRemoteBuild({ 'App.77.js': 'first();\n' });
  await releaseBuild(anh.dataDir, 'mfe-scores', build, { keys, shared });
  expect(bucket.text(`r/mfe-scores/${release}.json`)).toContain('App.77.js');
});
