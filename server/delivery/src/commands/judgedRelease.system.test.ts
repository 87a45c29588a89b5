import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beginCandidate, promoteCandidate, withdrawCandidate } from '../changes/candidate';
import { until } from '../drawing/testing/until';
import { folderNotes } from '../judge/folderNotes';
import { startJudge } from '../judge/startJudge';
import { readWatchNote } from '../judge/watchNote';
import { watchPointers } from '../pointers/livePointers';
import { readStored } from '../release/storedRelease';
import { anUpstream } from '../testing/aServer';
import { aRemoteBuild, writeBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { browsers, someFigures } from '../testing/someFigures';
import { afterTest } from '../testing/temporaryFolder';
import { releaseCommand } from './releaseCommand';

type Given = { views?: number; bad?: number; pause?: () => Promise<void> };

/** A live release of `mfe-scores`, another build, an `api` that says how many visitors there are, and the command. */
async function aSite({ views = 9000, bad = 0, pause = () => setTimeout(250) }: Given = {}) {
  const live = await aLiveSite();
  const first = await live.release('first');
  const dist = path.join(live.dataDir, 'mfe-scores/dist');
  await writeBuild(dist, aRemoteBuild({ 'App.77.js': 'second();\n' }));
  const asked: string[] = [];
  const { origin } = await anUpstream(async (request, response) => {
    asked.push(request.url ?? '');
    const pointer = await live.pointer();
    const out = pointer?.remote === 'mfe-scores' ? pointer.candidate?.release.release : undefined;
    const control = someFigures({ browsers: browsers(6, 0) });
    const releases = [
      someFigures({ remote: 'mfe-scores', release: first, views, control }),
      ...(out ? [someFigures({ remote: 'mfe-scores', release: out, browsers: browsers(6, bad) })] : []),
    ];
    response.end(JSON.stringify({ data: { since: 0, releases } }));
  });
  const printed: string[] = [];
  const type = (...args: string[]) =>
    releaseCommand([...args, '--unchecked', 'a test'], {
      ...{
        cwd: live.dataDir,
        root: live.dataDir,
        dataDir: live.dataDir,
        who: 'anh',
        now: live.now,
        apiOrigin: origin,
        pause,
      },
      print: (line: string) => void printed.push(line.replace(/\d\.\d\.\d-\w{10}/, '<release>')),
    });
  const judging = () => {
    const judge = startJudge({
      ...{
        config: { apiOrigin: origin, inside: { token: undefined, hosts: [] } },
        site: live.site,
        pointers: watchPointers(live.site, () => {}),
      },
      notes: folderNotes(live.site),
      drawings: () => [],
      log: { info() {}, warn() {} },
      metrics: { decided() {}, round() {} },
      everyMs: 50,
    });
    judge.begin();
    afterTest(() => judge.end());
  };
  return { ...live, first, type, printed, judging, asked };
}

it('a release that fails is withdrawn while the command follows it, which fails with the reason', async () => {
  const { type, judging, pointer, printed, first } = await aSite({ bad: 6 });
  judging();
  await expect(type('mfe-scores')).rejects.toThrow(
    /was withdrawn by judge \(faults: 6 of 6 had a fault, and 0 of 6 of the control\)/,
  );
  expect(printed[0]).toMatch(/^mfe-scores <release> is a candidate for 1 % of the browsers, beside /);
  expect(printed.at(-1)).toBe('The running site judges it from here on, also when this command ends');
  expect(await pointer()).toMatchObject({ live: { release: first }, candidate: undefined });
});

it('a site with few visitors is told so, and everybody gets the release, which is watched', async () => {
  const { type, printed, pointer, site, first, asked } = await aSite({ views: 12 });
  await type('mfe-scores');
  const after = await pointer();
  expect(printed[0]).toBe('mfe-scores <release> is live');
  expect(printed.at(-1)).toBe(
    'Everybody gets it at once, and it is watched for ten minutes: mfe-scores had 12 page loads in the last hour, and with fewer than 3000 too few browsers would take a candidate',
  );
  expect(await readWatchNote(site, 'mfe-scores')).toEqual({ release: after?.live.release, before: first });
  expect(asked[0]).toMatch(/^\/internal\/releases\?since=\d+$/);
});

it('without a judge everybody gets the release, too', async () => {
  const { type, printed } = await aSite({ pause: async () => {} });
  await type('mfe-scores');
  expect(printed.at(-1)).toContain('no delivery runs on this data folder that could judge it');
});

it('--now goes to everybody, and nothing is watched', async () => {
  const { type, judging, printed, pointer, site } = await aSite();
  judging();
  await type('mfe-scores', '--now');
  expect(printed[0]).toBe('mfe-scores <release> is live');
  expect((await pointer())?.remote === 'mfe-scores' && (await readWatchNote(site, 'mfe-scores'))).toBeUndefined();
});

it('after the judge took one back, another waits for an hour, or goes with --now', async () => {
  const { type, site, release, pointer, now } = await aSite();
  const next = await release('next');
  const change = { who: 'judge', why: 'faults' };
  const first = (await pointer())?.previous?.release ?? '';
  await beginCandidate(site, 'mfe-scores', () => readStored(site, 'mfe-scores', first), 1, { ...change, now: now() });
  await withdrawCandidate(site, 'mfe-scores', first, { ...change, now: new Date(now().getTime() + 3_000_000) });
  await expect(type('mfe-scores')).rejects.toThrow(
    /The judge took a release of mfe-scores back 10 min ago, .* Release again in 50 min, or with --now/,
  );
  expect((await pointer())?.live.release).toBe(next);
  await type('mfe-scores', '--now');
});

it('a candidate that somebody gave to everybody is told of', async () => {
  const { type, judging, site, pointer, printed } = await aSite({ bad: 0 });
  judging();
  const give = async () => {
    await until(async () => {
      const known = await pointer();
      return known?.remote === 'mfe-scores' && known.candidate !== undefined;
    });
    await promoteCandidate(site, 'mfe-scores', undefined, { who: 'bình', why: 'enough', now: new Date() });
  };
  await Promise.all([type('mfe-scores'), give()]);
  expect(printed.at(-1)).toBe('mfe-scores <release> is live for everybody (enough)');
});
