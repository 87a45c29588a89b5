import { EventEmitter, once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild } from '../testing/builds';
import { storedRelease } from '../testing/stages';
import { temporaryFolder } from '../testing/temporaryFolder';
import { bringRelease } from './bringRelease';
import { createReleases } from './createReleases';

async function aFolder() {
  const site = siteFolder(await temporaryFolder());
  const { named, bytes } = await storedRelease('mfe-scores', aRemoteBuild());
  const folder = site.releaseAt('mfe-scores', named.release);
  return { site, named, bytes, folder };
}

it('what failed rests for one second, two, four, up to a minute, and is reported once', async () => {
  const { site, named, bytes } = await aFolder();
  const clock = { ms: 0, isBroken: true, asked: 0 };
  const reports: string[] = [];
  const releases = createReleases(site, {
    source: async ({ sha256, path }) => {
      clock.asked += path === 'App.77.js' ? 1 : 0;
      if (clock.isBroken) throw new Error('no file');
      return bytes.get(sha256) ?? Buffer.of();
    },
    keys: [],
    report: ({ message }) => void reports.push(message),
    now: () => clock.ms,
  });
  const isHad = () =>
    releases.have(named).then(
      () => true,
      () => false,
    );
  expect(await isHad()).toBe(false);
  const waits: number[] = [];
  for (let waited = 0; waits.length < 8; waited += 500, clock.ms += 500) {
    const before = clock.asked;
    const isDue = releases.isDue(named);
    await isHad();
    expect(clock.asked > before).toBe(isDue);
    if (isDue) waits.push(waited / 1000);
    if (isDue) waited = 0;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(reports).toEqual([`mfe-scores ${named.release} is not served: no file`]);
  clock.isBroken = false;
  clock.ms += 60_000;
  expect([await isHad(), releases.isWhole(named)]).toEqual([true, true]);
  // What is here is not asked for again, unless another server has forgotten it.
  const before = clock.asked;
  await isHad();
  expect(clock.asked).toBe(before);
  await rm(site.releaseAt('mfe-scores', named.release), { recursive: true });
  expect([await isHad(), clock.asked]).toEqual([true, before + 1]);
});

it('of two servers that bring a release at once the second leaves what the first has put there', async () => {
  const { site, named, bytes, folder } = await aFolder();
  const gates = new EventEmitter();
  const brought = ['first', 'second']
    .map((gate) => once(gates, gate))
    .map((opened) =>
      bringRelease(site, named, {
        async source({ sha256 }) {
          await opened;
          return bytes.get(sha256) ?? Buffer.of();
        },
      }),
    );
  gates.emit('first');
  await brought[0];
  const { ino } = await stat(folder);
  gates.emit('second');
  await brought[1];
  expect((await stat(folder)).ino).toBe(ino);
});
