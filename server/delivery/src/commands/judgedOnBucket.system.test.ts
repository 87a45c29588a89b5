import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { followBucket } from '../bucket/followBucket';
import { openShared } from '../bucket/openShared';
import { aBucketServer } from '../bucket/testing/aBucketServer';
import { bucketNotes } from '../judge/bucketNotes';
import { startJudge } from '../judge/startJudge';
import { watchPointers } from '../pointers/livePointers';
import { anUpstream } from '../testing/aServer';
import { aRemoteBuild, writeBuild } from '../testing/builds';
import { aMachine, someKeys } from '../testing/sharedSite';
import { browsers, someFigures } from '../testing/someFigures';
import { afterTest } from '../testing/temporaryFolder';
import { followCandidate } from './followCandidate';
import { releaseCommand } from './releaseCommand';

type Given = { views?: number; pause?: () => Promise<void> };

/** A bucket with a live release of `mfe-scores`, a machine with another build, and an `api` in which that one fails. */
async function aSite({ views = 9000, pause = () => setTimeout(250) }: Given = {}) {
  const [server, keys] = await Promise.all([aBucketServer(), someKeys()]);
  const machine = await aMachine(server.place, keys);
  await machine.releaseShell();
  const first = await machine.release('first');
  await writeBuild(path.join(machine.dataDir, 'mfe-scores/dist'), aRemoteBuild({ 'App.77.js': 'second();\n' }));
  const pointer = () => JSON.parse(server.text('live/mfe-scores.json') ?? '{}').pointer;
  const { origin } = await anUpstream(async (_, response) => {
    const out = pointer().candidate?.release.release;
    const control = someFigures({ browsers: browsers(6, 0) });
    const releases = [
      someFigures({ remote: 'mfe-scores', release: first, views, control }),
      ...(out ? [someFigures({ remote: 'mfe-scores', release: out, browsers: browsers(6, 6) })] : []),
    ];
    response.end(JSON.stringify({ data: { since: 0, releases } }));
  });
  const printed: string[] = [];
  const type = (...args: string[]) =>
    releaseCommand([...args, '--unchecked', 'a test'], {
      ...{ cwd: machine.dataDir, root: machine.dataDir, dataDir: machine.dataDir, who: 'anh', keys, pause },
      ...{ now: () => new Date(), apiOrigin: origin, releases: server.place },
      print: (line: string) => void printed.push(line.replace(/\d\.\d\.\d-\w{10}/, '<release>')),
    });
  /** Another machine, whose server judges. */
  async function judging() {
    const { site } = await aMachine(server.place, keys);
    const listener = { failed() {}, level() {} };
    const times = { everyMs: 50, patienceMs: 3_000 };
    const { bucket, shared, stop } = await followBucket(site, server.place, {
      ...{ report() {}, tell() {}, listener, times },
    });
    const judge = startJudge({
      ...{
        config: { apiOrigin: origin, inside: { token: undefined, hosts: [] } },
        site,
        shared,
        notes: bucketNotes(bucket),
        everyMs: 50,
      },
      ...{ pointers: watchPointers(site, () => {}), drawings: () => [] },
      ...{ log: { info() {}, warn() {} }, metrics: { decided() {}, round() {} } },
    });
    judge.begin();
    const end = async () => {
      await judge.end();
      await stop();
    };
    afterTest(end);
    return { end };
  }
  return { server, keys, machine, first, pointer, type, printed, judging };
}

it('a release that fails is withdrawn by the server of another machine, while the command follows it', async () => {
  const { type, judging, pointer, printed, first } = await aSite();
  await judging();
  await expect(type('mfe-scores')).rejects.toThrow(
    /was withdrawn by judge \(faults: 6 of 6 had a fault, and 0 of 6 of the control\)/,
  );
  expect(printed[0]).toMatch(/^mfe-scores <release> is a candidate for 1 % of the browsers, beside /);
  expect(printed.at(-1)).toBe('The running site judges it from here on, also when this command ends');
  expect(pointer().live.release).toBe(first);
  expect(pointer().candidate).toBeUndefined();
});

it('what everybody gets at once is noted for whichever machine judges', async () => {
  const { type, printed, pointer, server, first } = await aSite({ views: 12 });
  await type('mfe-scores');
  expect(printed.at(-1)).toContain('it is watched for ten minutes: mfe-scores had 12 page loads in the last hour');
  expect(JSON.parse(server.text(`watch/mfe-scores/${pointer().live.release}.json`) ?? '')).toEqual({
    release: pointer().live.release,
    before: first,
  });
});

it('a server that ended is no judge: everybody gets the release', async () => {
  const { type, judging, printed, server } = await aSite({ pause: async () => {} });
  const { end } = await judging();
  await end();
  expect(server.text('judge/lease.json')).toContain('"isLeft":true');
  await type('mfe-scores');
  expect(printed.at(-1)).toContain('no delivery runs on this bucket that could judge it');
});

it('says once that the bucket cannot be read, and follows the candidate on', async () => {
  const { server, machine, keys } = await aSite();
  const next = await machine.release('next', { share: 5 });
  const other = await aMachine(server.place, keys);
  const shared = await openShared(machine.site, server.place);
  const said: string[] = [];
  let looks = 0;
  const followed = followCandidate(machine.site, 'mfe-scores', next, {
    async pause() {
      looks += 1;
      if (looks === 1) server.setTrouble('answers 403');
      if (looks !== 4) return;
      server.setTrouble(undefined);
      await other.type('rollback', 'mfe-scores');
    },
    ...{ shared, print: (line: string) => void said.push(line) },
  });
  await expect(followed).rejects.toThrow(`mfe-scores ${next} was withdrawn by anh`);
  expect(said).toEqual([
    expect.stringMatching(/answered 403 .* The running site judges mfe-scores all the same; this looks again\.$/),
  ]);
});

it.each(['lost', 'of a newer version'])(
  'says once that the pointer is %s, and follows the candidate on when it is back',
  async (what) => {
    const { server, machine, keys } = await aSite();
    const next = await machine.release('next', { share: 5 });
    const other = await aMachine(server.place, keys);
    const shared = await openShared(machine.site, server.place);
    const key = 'site/live/mfe-scores.json';
    const before = server.objects.get(key);
    if (!before) throw new Error('expected a pointer');
    const said: string[] = [];
    let looks = 0;
    const followed = followCandidate(machine.site, 'mfe-scores', next, {
      async pause() {
        looks += 1;
        if (looks === 1) server.objects.delete(key);
        if (looks === 1 && what !== 'lost') server.objects.set(key, { body: Buffer.from('{"schema":2}'), etag: '"2"' });
        if (looks !== 4) return;
        server.objects.set(key, before);
        await other.type('rollback', 'mfe-scores');
      },
      ...{ shared, print: (line: string) => void said.push(line) },
    });
    await expect(followed).rejects.toThrow(`mfe-scores ${next} was withdrawn by anh`);
    expect(said).toEqual([
      'There is no pointer of mfe-scores in the bucket that can be read: nothing of it is judged. This looks again.',
    ]);
  },
);
