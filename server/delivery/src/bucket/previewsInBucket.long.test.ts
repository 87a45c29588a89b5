import { readFile, rm } from 'node:fs/promises';
import { until } from '../drawing/testing/until';
import { siteFolder } from '../siteFolder';
import { aPreview } from '../testing/aPreview';
import { aMachine, aServer } from '../testing/sharedSite';
import { openShared } from './openShared';
import { aSharedSite } from './testing/aSharedSite';
import type { Trouble } from './testing/bucketServer';

const SECRET = 'site/keys/preview.json';

it('a link counts although a server on the same folder, which had seen no secret in the bucket, takes it away again', async () => {
  const { bucket, keys, machine } = await aSharedSite();
  const shared = await openShared(machine.site, bucket.place);
  const { token, release } = await aPreview(machine.dataDir, {
    keys,
    shared: {
      ...shared,
      async putPreview(...args) {
        const secret = await shared.putPreview(...args);
        await rm(machine.site.previewSecret);
        return secret;
      },
    },
  });
  const server = await aServer(bucket.place, keys);
  expect(await server.look(token)).toEqual({ status: 200, release });
});

it('two machines that make the first link at once have one secret', async () => {
  const { bucket, keys, machine } = await aSharedSite();
  const other = await aMachine(bucket.place, keys, 'binh');
  const [one, two] = await Promise.all([machine.preview('one'), other.preview('two')]);
  const server = await aServer(bucket.place, keys);
  expect(await server.look(one.token)).toEqual({ status: 200, release: one.release });
  expect(await server.look(two.token)).toEqual({ status: 200, release: two.release });
});

it('a list of releases shows what another machine lets others look at, and nothing of it once that is over', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const other = await aMachine(bucket.place, keys, 'binh');
  const now = other.now();
  const { release } = await machine.preview('looked', now);
  const over = await machine.preview('over', new Date(now.getTime() - 2 * 86_400_000));
  const lost = await machine.preview('lost', now);
  bucket.objects.delete(`site/r/mfe-scores/${lost.release}.json`);
  const list = (await other.type('list', 'mfe-scores')).join('\n');
  expect(list).toMatch(new RegExp(`^mfe-scores +${release} .* preview ten-nhanh`, 'm'));
  expect(list).toMatch(new RegExp(`^mfe-scores +${first} .* live`, 'm'));
  expect(list).not.toContain(over.release);
  expect(list).not.toContain(lost.release);
});

it('what one machine lets others look at, another one does not go back to', async () => {
  const { bucket, keys, machine } = await aSharedSite();
  const { release } = await machine.preview('looked');
  const other = await aMachine(bucket.place, keys, 'binh');
  await expect(other.type('rollback', 'mfe-scores', '--to', release)).rejects.toThrow(
    `mfe-scores ${release} was never live, only looked at (--preview)`,
  );
});

it('of one that two machines let others look at the later end counts', async () => {
  const { bucket, keys, machine } = await aSharedSite();
  const later = new Date(Date.now() + 3_600_000);
  const { release } = await machine.preview('looked', later);
  const note = () => JSON.parse(bucket.text(`previews/mfe-scores/${release}.json`) ?? '');
  const { until } = note();
  const other = await aMachine(bucket.place, keys, 'binh');
  await other.preview('looked', new Date());
  expect(note().until).toBe(until);
});

it('all links end everywhere when the secret is removed from the bucket, and the next preview makes another', async () => {
  const { bucket, keys, machine } = await aSharedSite();
  const server = await aServer(bucket.place, keys);
  const { token } = await machine.preview('looked');
  await until(async () => (await server.look(token)).status === 200);
  bucket.objects.delete(SECRET);
  await until(async () => (await server.look(token)).status === 403);
  const again = await machine.preview('looked');
  await until(async () => (await server.look(again.token)).status === 200);
  expect((await server.look(token)).status).toBe(403);
});

it.each<Trouble>(['answers 500', 'answers 403', 'is silent', 'cuts off'])(
  'while the bucket %s a machine shows what it has, and says of the rest that nobody knows',
  async (trouble) => {
    const { bucket, keys, machine } = await aSharedSite();
    const times = { everyMs: 50, patienceMs: trouble === 'is silent' ? 300 : 3_000 };
    const [has, lacks] = await Promise.all([1, 2].map(() => aServer(bucket.place, keys, { times })));
    const { token, release } = await machine.preview('looked');
    await until(async () => (await has?.look(token))?.status === 200);
    const secret = await readFile(machine.site.previewSecret, 'utf8');
    const copied = async () => readFile(siteFolder(lacks?.dataDir ?? '').previewSecret, 'utf8').catch(() => '');
    await until(async () => (await copied()) === secret);
    bucket.setTrouble(trouble);
    expect(await has?.look(token)).toEqual({ status: 200, release });
    expect((await lacks?.look(token))?.status).toBe(503);
  },
);

it.each<[Trouble, RegExp]>([
  ['answers 500', /answered 500 \(InternalError\)/],
  ['answers 403', /answered 403 \(AccessDenied\)/],
  ['takes no writes', /answered 403 \(AccessDenied\)/],
])('a preview on a bucket that %s says so, and makes no link', async (trouble, said) => {
  const { bucket, machine } = await aSharedSite();
  const before = [...bucket.objects.keys()];
  bucket.setTrouble(trouble);
  await expect(machine.preview('looked')).rejects.toThrow(said);
  expect([...bucket.objects.keys()]).toEqual(before);
});

it('a secret that is damaged in the bucket ends no link, and makes none', async () => {
  const { bucket, keys, machine } = await aSharedSite();
  const server = await aServer(bucket.place, keys);
  const { token, release } = await machine.preview('looked');
  await until(async () => (await server.look(token)).status === 200);
  bucket.objects.set(SECRET, { body: Buffer.from('{"secret":"short"}'), etag: '"1"' });
  const said =
    's3://tyso/site/keys/preview.json is no secret of links to previews. Remove it: the next preview makes another.';
  await until(() => server.said().includes(`${said} The site goes on with what it has.`));
  expect(await server.look(token)).toEqual({ status: 200, release });
  await expect(machine.preview('more')).rejects.toThrow(said);
});
