import { writeFileSync } from 'node:fs';
import promises, { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPointer } from '../pointers/pointerFile';
import { siteFolder } from '../siteFolder';
import { aLiveSite } from '../testing/liveSite';
import { temporaryFolder } from '../testing/temporaryFolder';
import { createGate, followTrust } from './createGate';
import { openTrust } from './openKeys';

async function aSite() {
  const site = siteFolder(await temporaryFolder());
  await openTrust(site);
  const text = await readFile(site.trust, 'utf8');
  const file = JSON.parse(text);
  const withNames = (...names: string[]) =>
    JSON.stringify({ ...file, keys: names.map((name) => ({ ...file.keys[0], name })) });
  let now = 0;
  const reports: string[] = [];
  const report = (error: Error) => void reports.push(error.message);
  return {
    ...{ site, text, withNames, reports },
    follow: () => followTrust(site, report, report, () => now),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

type Source = Awaited<ReturnType<Awaited<ReturnType<typeof aSite>>['follow']>>;

async function namesIn(source: Source): Promise<string[]> {
  const keys = await source.current();
  return keys.kind === 'known' ? keys.trust.keys.map(({ name }) => name) : [keys.kind];
}

it('who asks while the file is being read waits for it: a new stamp never goes with old keys', async () => {
  const { site, follow, withNames } = await aSite();
  const source = await follow();
  const before = await source.stamp();
  await writeFile(site.trust, withNames('one', 'two'));
  const asked = [source.stamp(), source.current(), source.stamp()] as const;
  const [first, , second] = await Promise.all(asked);
  expect([first === before, first === second]).toEqual([false, true]);
  const seen = await Promise.all([source.stamp(), namesIn(source)]);
  expect(seen).toEqual([second, ['one', 'two']]);
});

it('a file that is replaced at the start, just as its state is looked at, is the one that counts', async () => {
  const { site, follow, withNames } = await aSite();
  const stat = promises.stat.bind(promises);
  let isReplaced = false;
  jest.spyOn(promises, 'stat').mockImplementation((file, options) => {
    if (file === site.trust && options && !isReplaced) {
      isReplaced = true;
      writeFileSync(site.trust, withNames('after', 'another'));
    }
    return stat(file, options);
  });
  expect(await namesIn(await follow())).toEqual(['after', 'another']);
});

it('a file that cannot be read for a moment is read again by itself, and the reason is said once', async () => {
  const { site, follow, pass, reports, text, withNames } = await aSite();
  const source = await follow();
  const away = path.join(site.dataDir, 'away.json');
  await writeFile(away, withNames('other'));
  await writeFile(site.trust, '{"schema": 1');
  expect(await namesIn(source)).toEqual(['local']);
  for (let look = 0; look < 5; look++) {
    pass(60_000);
    await namesIn(source);
  }
  expect(reports).toEqual([
    expect.stringMatching(/cannot be read\. .* The keys that were read before stay in force\.$/),
  ]);
  await writeFile(site.trust, text);
  expect(await namesIn(source)).toEqual(['local']);
});

it('a change of who may read it is a change of the file', async () => {
  const { site, follow } = await aSite();
  const source = await follow();
  const before = await source.stamp();
  await chmod(site.trust, 0o600);
  await source.current();
  expect(await source.stamp()).not.toBe(before);
});

it('the same of a pointer is said once an hour, however often it is looked at', async () => {
  const { release, site } = await aLiveSite();
  const [first] = [await release('first'), await release('second')];
  await rm(path.join(site.releasesOf('mfe-scores'), first), { recursive: true });
  let now = 0;
  const reports: string[] = [];
  const report = (error: Error) => void reports.push(error.message);
  const trust = await followTrust(site, report, report, () => now);
  const gate = createGate(
    site,
    trust,
    report,
    () => {},
    () => now,
  );
  const pointer = await readPointer(site, 'mfe-scores');
  if (!pointer) throw new Error('Expected a pointer');
  for (const at of [1, 60_000, 3_600_000, 3_600_002, 3_600_003]) {
    now = at;
    expect((await gate.check(pointer)).previous).toBeUndefined();
  }
  expect(reports).toHaveLength(2);
  expect(new Set(reports).size).toBe(1);
});
