import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beginCandidate } from '../changes/candidate';
import { watchPointers } from '../pointers/livePointers';
import { candidateIn } from '../pointers/pointerFile';
import { readStored } from '../release/storedRelease';
import { aLiveSite } from '../testing/liveSite';
import { createGate, followTrust } from './createGate';

/** A candidate that is out, and what a server that starts then serves of it. */
async function aSite() {
  const live = await aLiveSite();
  const first = await live.release('first');
  const next = await live.release('next');
  await live.type('rollback', 'mfe-scores');
  const { site } = live;
  const change = { who: 'anh', now: new Date('2022-12-10T00:00:00Z') };
  await beginCandidate(site, 'mfe-scores', () => readStored(site, 'mfe-scores', next), 5, change);
  return {
    ...{ ...live, first, next },
    async served() {
      const reports: string[] = [];
      const report = (error: Error) => void reports.push(error.message);
      const gate = createGate(
        site,
        await followTrust(site, report, report, () => 0),
        report,
        () => {},
        () => 0,
      );
      const { remotes } = await watchPointers(site, report, () => {}, gate).current();
      const [scores] = remotes;
      return { live: scores?.live.release, candidate: scores && candidateIn(scores)?.release.release, reports };
    },
  };
}

it('is served while its files are those that were signed', async () => {
  const { served, first, next } = await aSite();
  expect(await served()).toEqual({ live: first, candidate: next, reports: [] });
});

it.each<[string, (site: Awaited<ReturnType<typeof aSite>>) => Promise<void>, string]>([
  ['was not signed', ({ site, next }) => rm(site.signatures('mfe-scores', next)), 'is not signed'],
  [
    'was changed after signing',
    ({ site, next }) => writeFile(path.join(site.releasesOf('mfe-scores'), next, 'App.77.js'), 'other();\n'),
    'App.77.js was changed after signing',
  ],
  [
    'claims a page that is not its own',
    async ({ site, write, text }) => {
      const file = site.pointer('mfe-scores');
      const pointer = JSON.parse(await text(file));
      pointer.candidate.release.paths.push('/tips');
      await write(file, JSON.stringify(pointer));
    },
    'expected / as its paths, got /tips',
  ],
])('that %s is left out alone, and everybody has the live release', async (_, harm, message) => {
  const it = await aSite();
  await harm(it);
  const { live, candidate, reports } = await it.served();
  expect([live, candidate]).toEqual([it.first, undefined]);
  expect(reports).toEqual([expect.stringMatching(/^It is no candidate of mfe-scores: /)]);
  expect(reports[0]).toContain(message);
});
