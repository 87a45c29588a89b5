import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { aLiveSite } from '../testing/liveSite';
import { watchPointers } from './livePointers';

/** As a server that starts now sees it. */
async function liveAt({ site }: Awaited<ReturnType<typeof aLiveSite>>) {
  const reports: string[] = [];
  const { remotes } = await watchPointers(site, (error) => void reports.push(error.message)).current();
  return { releases: remotes.map(({ live }) => live.release), reports };
}

const DAMAGES = [
  ['half written', '{"schema": 1, "remote": "mfe-sc'],
  ['empty', ''],
  ['of a future schema', '{"schema": 2, "remote": "mfe-scores"}'],
];

it.each(DAMAGES)(
  'a pointer that is %s keeps the last good one in force, also for a server that is started again',
  async (_, text) => {
    const it = await aLiveSite();
    await it.release('first');
    const second = await it.release('second');
    const running = watchPointers(it.site, () => {});
    await running.current();
    await it.write(it.site.pointer('mfe-scores'), text);
    expect((await running.current()).remotes.map(({ live }) => live.release)).toEqual([second]);
    const { releases, reports } = await liveAt(it);
    expect(releases).toEqual([second]);
    expect(reports).toEqual([expect.stringContaining('mfe-scores.json')]);
  },
);

const NO_FILES: [string, (file: string) => Promise<unknown>, string][] = [
  ['a folder', (file) => mkdir(file), 'expected a file, got a folder'],
  ['a pipe', async (file) => execFileSync('mkfifo', [file]), 'expected a file, got something else'],
  ['a link to itself', (file) => symlink(file, file), 'ELOOP'],
];

it.each(NO_FILES)(
  'with %s in the place of a pointer the last good one stays in force, and a rollback says it',
  async (_, make, said) => {
    const it = await aLiveSite();
    const first = await it.release('first');
    const file = it.site.pointer('mfe-scores');
    await rm(file);
    await make(file);
    const { releases, reports } = await liveAt(it);
    expect(releases).toEqual([first]);
    expect(reports).toEqual([expect.stringContaining(said)]);
    expect(reports[0]).toContain('mfe-scores.json');
  },
);

it.each(DAMAGES)('one that is %s and has no copy costs its remote only', async (_, text) => {
  const it = await aLiveSite();
  await it.release('first');
  const cards = await it.release('cards', {}, 'mfe-ads');
  await rm(it.site.lastGood('mfe-scores'));
  await it.write(it.site.pointer('mfe-scores'), text);
  expect((await liveAt(it)).releases).toEqual([cards]);
});

it('when it is deleted the last good one stays in force, one report is made, and the next change restores it', async () => {
  const it = await aLiveSite();
  const first = await it.release('first');
  const second = await it.release('second');
  const reports: string[] = [];
  const running = watchPointers(it.site, (error) => void reports.push(error.message));
  await running.current();
  await rm(it.site.pointer('mfe-scores'));
  for (const { remotes } of [await running.current(), await running.current()])
    expect(remotes.map(({ live }) => live.release)).toEqual([second]);
  expect(reports).toEqual(['At live/mfe-scores.json: expected the file, got none']);
  expect((await liveAt(it)).releases).toEqual([second]);
  expect(await it.type('list', 'mfe-scores')).toContainEqual(expect.stringContaining('expected the file, got none'));
  await it.type('rollback', 'mfe-scores');
  expect((await running.current()).remotes.map(({ live }) => live.release)).toEqual([first]);
});

it('a slot that we do not know costs only itself, is reported, and is no damage', async () => {
  const it = await aLiveSite();
  const release = await it.release('first', { slots: ['FixBottom'] });
  const file = it.site.pointer('mfe-scores');
  await it.write(file, (await it.text(file)).replace('"FixBottom"', '"Roof", "FixBottom"'));
  const reports: string[] = [];
  const { remotes } = await watchPointers(it.site, (error) => void reports.push(error.message)).current();
  expect(remotes[0]?.live).toMatchObject({ release, slots: ['FixBottom'] });
  expect(reports).toEqual(['At mfe-scores.json.live.slots.0: expected a slot name, got "Roof"']);
});
