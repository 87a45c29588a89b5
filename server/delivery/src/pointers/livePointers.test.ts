import { rm } from 'node:fs/promises';
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
  'a pointer that is %s keeps the last good one in force, also for a server that is started anew',
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
