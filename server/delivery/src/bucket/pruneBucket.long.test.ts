import { readHistory } from '../changes/history';
import { rollback } from '../changes/rollback';
import { aPreview } from '../testing/aPreview';
import { aRemoteBuild } from '../testing/builds';
import { aMachine, someKeys } from '../testing/sharedSite';
import { bucketPointers } from './bucketPointers';
import { type Bucket, openBucket } from './openBucket';
import { pruneBucket } from './pruneBucket';
import { aBucketServer } from './testing/aBucketServer';
import type { Trouble } from './testing/bucketServer';
import { pointerIn, wholeIn } from './testing/wholeIn';

const NOW = new Date(Date.UTC(2022, 11, 20));
const HOUR_MS = 3_600_000;
const PREFIX = 'site/r/mfe-scores/';

/** A bucket with so many releases, each an hour after the one before, and two machines. */
async function aSite(count: number) {
  const [server, keys] = await Promise.all([aBucketServer(), someKeys()]);
  const [anh, binh] = await Promise.all([aMachine(server.place, keys, 'anh'), aMachine(server.place, keys, 'binh')]);
  const releases: string[] = [];
  for (let index = 0; index < count; index++) releases.push(await anh.release(`number${index}`));
  const age = (release: string, writtenAt: Date) => {
    for (const [key, object] of server.objects) {
      if (key.startsWith(PREFIX + release)) server.objects.set(key, { ...object, writtenAt });
    }
  };
  releases.forEach((release, index) => {
    age(release, new Date(Date.UTC(2022, 11, 9) + index * HOUR_MS));
  });
  const bucket = await openBucket(server.place, { ms: 3_000, attempts: 1 });
  const prune = (through: Partial<Bucket> = {}, keep = 10) =>
    collected(pruneBucket({ site: binh.site, bucket: { ...bucket, ...through } }, { keep, isDry: false, now: NOW }));
  return {
    ...{ server, keys, anh, binh, releases, age, bucket, prune },
    there: () => [...wholeIn(server).keys()].sort(),
    keysOf: (release = '') => [...server.objects.keys()].filter((key) => key.startsWith(PREFIX + release)),
  };
}

/** @param into where what came before a fault can be looked at */
async function collected<T>(all: AsyncIterable<T>, into: T[] = []): Promise<T[]> {
  for await (const one of all) into.push(one);
  return into;
}

/** Something to wait for. */
function aMoment() {
  let come = () => {};
  const isThere = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { isThere, come };
}

it('the newest ten stay, and what a pointer names, as in a folder; the folder is pruned, too', async () => {
  const { anh, binh, releases, there, server, keysOf } = await aSite(13);
  const [oldest = '', second = '', third = '', fourth = ''] = releases;
  await anh.type('rollback', 'mfe-scores', '--to', second);
  const before = [...server.objects];
  expect(await binh.type('prune', '--dry-run')).toContain(
    `s3://tyso/site: mfe-scores: 11 kept, would remove ${third}, ${fourth}`,
  );
  expect([...server.objects]).toEqual(before);
  expect(await anh.type('prune')).toEqual(
    expect.arrayContaining([
      `mfe-scores: 11 kept, removed ${third}, ${fourth}`,
      `s3://tyso/site: mfe-scores: 11 kept, removed ${third}, ${fourth}`,
    ]),
  );
  expect(there()).toEqual([oldest, second, ...releases.slice(4)].sort());
  expect([...keysOf(third), ...keysOf(fourth)]).toEqual([]);
  expect(pointerIn(server)).not.toHaveProperty('leaving');
  expect(await binh.type('prune')).toContain('s3://tyso/site: mfe-scores: nothing to remove, 11 kept');
});

it('what was live longer ago than the pointer’s last changes counts as live, also for a new machine', async () => {
  const { anh, releases, there, server, keys } = await aSite(11);
  for (let round = 0; round < 11; round++) {
    await anh.type('off', 'mfe-scores');
    await anh.type('on', 'mfe-scores');
  }
  const looked = await anh.preview('looked', new Date(Date.UTC(2022, 0)));
  const chi = await aMachine(server.place, keys, 'chi');
  expect((await readHistory(chi.site, 'mfe-scores')).length).toBe(0);
  await chi.type('prune');
  expect(there()).toEqual([...releases.slice(1), looked.release].sort());
});

it('one whose link is valid stays, and an older one goes with its note', async () => {
  const { anh, there, server, age, prune } = await aSite(1);
  const old = await anh.preview('old', new Date(Date.UTC(2022, 0)));
  const valid = await anh.preview('valid', NOW);
  for (const { release } of [old, valid]) age(release, new Date(Date.UTC(2020, 0)));
  for (let index = 0; index < 10; index++) await anh.preview(`looked${index}`, new Date(Date.UTC(2022, 0)));
  const [pruned] = await prune();
  expect(pruned).toMatchObject({ removed: [old.release], kept: 12 });
  expect(there()).toContain(valid.release);
  expect(server.text(`previews/mfe-scores/${old.release}.json`)).toBeUndefined();
  expect(server.text(`previews/mfe-scores/${valid.release}.json`)).toBeDefined();
});

it('a release that is being stored stays, and what a killed machine left of one goes after six hours', async () => {
  const { releases, server, age, prune, keysOf } = await aSite(12);
  const half = '1.2.0-0123456789';
  server.objects.set(`${PREFIX}${half}/aa`, { body: Buffer.from('half'), etag: '"1"' });
  age(half, new Date(Date.UTC(2022, 11, 9, 5)));
  const [first] = await prune({}, 100);
  expect([first?.removed, keysOf(half).length]).toEqual([[], 1]);
  age(half, new Date(Date.UTC(2022, 11, 9, 4, 59)));
  const [second] = await prune({}, 100);
  expect([second?.removed, keysOf(half).length]).toEqual([[half], 0]);
  expect(second?.kept).toBe(releases.length);
});

it('nothing of a name is removed where its pointer cannot be read', async () => {
  const { server, prune, there } = await aSite(12);
  server.objects.set('site/live/mfe-scores.json', { body: Buffer.from('{"schema": 2}'), etag: '"1"' });
  const [pruned] = await prune();
  expect(pruned?.left).toContain('s3://tyso/site/live/mfe-scores.json cannot be read');
  expect(there()).toHaveLength(12);
});

it('a release that somebody goes back to meanwhile stays', async () => {
  const { anh, releases, prune, there, bucket, server } = await aSite(12);
  const [oldest = '', second = '', third = ''] = releases;
  let isFirst = true;
  const [pruned] = await prune({
    async put(...args) {
      if (isFirst) {
        isFirst = false;
        await anh.type('rollback', 'mfe-scores', '--to', oldest);
      }
      return bucket.put(...args);
    },
  });
  // It counts as new from then on, so one more is old.
  expect(pruned?.removed).toEqual([second, third]);
  expect(pointerIn(server).pointer.live.release).toBe(oldest);
  expect(wholeIn(server).get(oldest)).toBe(true);
  expect(there()).toEqual([oldest, ...releases.slice(3)].sort());
});

it('nobody goes back to a release while it is being removed, nor shows it; afterwards whoever has it may', async () => {
  const { anh, releases, prune, bucket, server } = await aSite(12);
  const [oldest = ''] = releases;
  const said: unknown[] = [];
  await prune({
    async remove(key) {
      if (said.length === 0) {
        said.push(undefined);
        said[0] = await anh.type('rollback', 'mfe-scores', '--to', oldest).catch(String);
        said.push(await anh.preview('number0').catch(String));
        // Other changes go on.
        await anh.type('off', 'mfe-scores');
      }
      return bucket.remove(key);
    },
  });
  const refused = expect.stringContaining(
    `${oldest} is being removed from s3://tyso/site. Nothing was changed: run npm`,
  );
  expect(said).toEqual([refused, refused]);
  expect(pointerIn(server)).toMatchObject({ pointer: { state: 'off', live: { release: releases.at(-1) } } });
  expect(pointerIn(server)).not.toHaveProperty('leaving');
  await anh.type('rollback', 'mfe-scores', '--to', oldest);
  expect(pointerIn(server).pointer.live.release).toBe(oldest);
  expect(wholeIn(server).get(oldest)).toBe(true);
});

it('a change that looked before a pruning does not win after it, although nothing is leaving any more', async () => {
  const { anh, releases, prune, bucket, server } = await aSite(12);
  const [oldest = ''] = releases;
  let isOver = false;
  const shared = bucketPointers(anh.site, {
    ...bucket,
    async put(key, ...args) {
      if (key === 'live/mfe-scores.json' && !isOver) {
        isOver = true;
        await prune();
      }
      return bucket.put(key, ...args);
    },
  });
  const change = { who: 'anh', now: NOW, shared };
  await expect(rollback(anh.site, 'mfe-scores', oldest, change)).rejects.toThrow('was changed by somebody else');
  expect(pointerIn(server).pointer.live.release).toBe(releases.at(-1));
  await rollback(anh.site, 'mfe-scores', oldest, change);
  expect(wholeIn(server).get(oldest)).toBe(true);
});

it('of two prunings at once the earlier one leaves the list of the later one alone', async () => {
  const { anh, releases, prune, bucket, server, there } = await aSite(12);
  const [oldest = '', second = '', third = ''] = releases;
  let isFirst = true;
  const [earlier] = await prune({
    async remove(key) {
      if (isFirst) {
        isFirst = false;
        await anh.release('more');
        const [later] = await prune({ remove: () => Promise.reject(new Error('killed')) });
        expect(later).toMatchObject({ removed: [], unfinished: [oldest, second, third] });
      }
      return bucket.remove(key);
    },
  });
  expect(earlier).toMatchObject({ removed: [oldest], unfinished: [second], fault: 'another pruning began meanwhile' });
  expect(pointerIn(server).leaving).toEqual([oldest, second, third]);
  await prune();
  expect(there()).toHaveLength(10);
  expect(pointerIn(server)).not.toHaveProperty('leaving');
});

it('a pruning that stood still while another one completed it removes nothing that is live again', async () => {
  const { anh, releases, prune, bucket, server } = await aSite(12);
  const [, second = ''] = releases;
  let isFirst = true;
  await prune({
    async remove(key) {
      await bucket.remove(key);
      if (!isFirst) return;
      isFirst = false;
      await prune();
      await anh.type('rollback', 'mfe-scores', '--to', second);
    },
  });
  expect(pointerIn(server).pointer.live.release).toBe(second);
  expect(wholeIn(server).get(second)).toBe(true);
});

it('a release that somebody begins to show just before stays', async () => {
  const { anh, releases, prune, bucket, server } = await aSite(12);
  const [oldest = '', second = ''] = releases;
  let isFirst = true;
  const [pruned] = await prune({
    async put(...args) {
      if (isFirst) {
        isFirst = false;
        await anh.preview('number0', NOW);
      }
      return bucket.put(...args);
    },
  });
  expect(pruned).toMatchObject({ removed: [second], kept: 11 });
  expect(wholeIn(server).get(oldest)).toBe(true);
  expect(pointerIn(server)).not.toHaveProperty('leaving');
});

it('a preview that begins before a pruning and ends after it gets no link to what was removed meanwhile', async () => {
  const { anh, releases, prune, bucket, server, keys } = await aSite(12);
  const [oldest = ''] = releases;
  const note = `previews/mfe-scores/${oldest}.json`;
  const [removing, stored] = [aMoment(), aMoment()];
  let pruning: Promise<unknown> | undefined;
  const shared = bucketPointers(anh.site, {
    ...bucket,
    async put(key, ...args) {
      if (key === note) {
        // It has looked for a note when it removes the first file.
        pruning = prune({
          async remove(file) {
            removing.come();
            await stored.isThere;
            return bucket.remove(file);
          },
        });
        await removing.isThere;
      }
      return bucket.put(key, ...args);
    },
    async get(key, ...args) {
      if (key === 'live/mfe-scores.json' && pruning) {
        stored.come();
        await pruning;
      }
      return bucket.get(key, ...args);
    },
  });
  const build = aRemoteBuild({ 'App.77.js': 'number0();\n' });
  const refused = aPreview(anh.dataDir, { build, now: NOW, keys, shared });
  await expect(refused).rejects.toThrow(
    `Old releases of mfe-scores were removed from s3://tyso/site while ${oldest} was stored: try again.`,
  );
  expect(wholeIn(server).has(oldest)).toBe(false);
  await aPreview(anh.dataDir, { build, now: NOW, keys, shared });
  expect(wholeIn(server).get(oldest)).toBe(true);
});

it('what could not be removed is said, and removed the next time', async () => {
  const { anh, binh, releases, server, there, keysOf } = await aSite(12);
  const [oldest = '', second = ''] = releases;
  server.setTrouble('removes nothing');
  const line = (await binh.type('prune')).find((one) => one.startsWith('s3://'));
  expect(line).toMatch(
    new RegExp(`10 kept, removed none, and not all of ${oldest}, ${second} \\(.*answered 403.*\\)\\. Run it again`),
  );
  expect(pointerIn(server).leaving).toEqual([oldest, second]);
  await anh.type('off', 'mfe-scores');
  expect(pointerIn(server).leaving).toEqual([oldest, second]);
  server.setTrouble(undefined);
  expect(await binh.type('prune')).toContain(`s3://tyso/site: mfe-scores: 10 kept, removed ${oldest}, ${second}`);
  expect(there()).toEqual(releases.slice(2).sort());
  expect([...keysOf(oldest), ...keysOf(second)]).toEqual([]);
  expect(pointerIn(server)).not.toHaveProperty('leaving');
});

it('killed at any of its writes it leaves each release whole or not listed, and the next one completes it', async () => {
  const { releases, server, bucket, prune, there, keysOf } = await aSite(12);
  const begun = new Map(server.objects);
  for (let write = 1, isOver = false; !isOver; write++) {
    server.objects.clear();
    for (const [key, object] of begun) server.objects.set(key, object);
    let writes = 0;
    const dies = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
      return (...args: A) => {
        writes += 1;
        // From here on nothing of it reaches the bucket.
        return writes < write ? work(...args) : Promise.reject(new Error('killed'));
      };
    };
    await prune({ put: dies(bucket.put), remove: dies(bucket.remove) }).catch(() => undefined);
    isOver = writes < write;
    expect([...wholeIn(server).values()]).not.toContain(false);
    expect(there()).toEqual(expect.arrayContaining(releases.slice(2)));
    const left = [...new Set([...(pointerIn(server).leaving ?? [])])];
    expect(releases.slice(0, 2)).toEqual(expect.arrayContaining(left));
    await prune();
    expect(there()).toEqual(releases.slice(2).sort());
    expect(releases.slice(0, 2).flatMap(keysOf)).toEqual([]);
  }
});

it.each<[Trouble, RegExp]>([
  ['answers 500', /answered 500/],
  ['answers 403', /answered 403/],
  ['takes no writes', /answered 403/],
  ['is silent', /gave no whole answer within/],
  ['cuts off', /is not reached|was cut off/],
])('removes nothing from a bucket that %s, and says so', async (trouble, said) => {
  const { server, binh, bucket } = await aSite(12);
  const before = [...server.objects];
  server.setTrouble(trouble);
  const impatient = await openBucket(server.place, { ms: 300, attempts: 1 });
  const order = { keep: 10, isDry: false, now: NOW };
  const used = trouble === 'is silent' ? impatient : bucket;
  await expect(collected(pruneBucket({ site: binh.site, bucket: used }, order))).rejects.toThrow(said);
  expect([...server.objects]).toEqual(before);
});

it('an old list takes away nothing that is needed', async () => {
  const { anh, releases, server, prune, there } = await aSite(12);
  server.setTrouble('has an old list');
  const newest = [await anh.release('newer'), await anh.release('newest')];
  const [pruned] = await prune();
  expect(pruned?.removed).toEqual(releases.slice(0, 2));
  expect(there()).toEqual([...releases.slice(2), ...newest].sort());
});

it('a release that is shown stays, although an old list lacks the note of it', async () => {
  const { anh, releases, server, prune, there } = await aSite(12);
  const [oldest = '', second = ''] = releases;
  server.setTrouble('has an old list');
  await anh.preview('number0', NOW);
  const [pruned] = await prune();
  expect(pruned).toMatchObject({ removed: [second], kept: 11 });
  expect(there()).toContain(oldest);
});

it('a pointer that is changed again and again is left alone, with what there is of it', async () => {
  const { prune, there } = await aSite(12);
  const [pruned] = await prune({ put: async () => undefined });
  expect(pruned).toMatchObject({ removed: [], kept: 12, fault: expect.stringContaining('again and again') });
  expect(there()).toHaveLength(12);
});

it('what was removed of one name is told, although the next one fails', async () => {
  const { anh, binh, releases, bucket } = await aSite(12);
  await anh.release('shown', {}, 'mfe-videos');
  const done: unknown[] = [];
  const failing: Bucket = {
    ...bucket,
    list: (folder) => (folder.includes('mfe-videos') ? Promise.reject(new Error('is away')) : bucket.list(folder)),
  };
  const all = pruneBucket({ site: binh.site, bucket: failing }, { keep: 10, isDry: false, now: NOW });
  await expect(collected(all, done)).rejects.toThrow('is away');
  expect(done).toEqual([{ name: 'mfe-scores', removed: releases.slice(0, 2), kept: 10 }]);
});

it('a list of files whose files somebody removed is completed by the next who stores the release', async () => {
  const { anh, server, releases, keysOf } = await aSite(3);
  const [oldest = ''] = releases;
  for (const key of keysOf(`${oldest}/`)) server.objects.delete(key);
  expect(wholeIn(server).get(oldest)).toBe(false);
  await anh.type('rollback', 'mfe-scores', '--to', oldest);
  expect(wholeIn(server).get(oldest)).toBe(true);
});
