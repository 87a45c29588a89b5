import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { aLiveSite } from '../testing/liveSite';
import { createPreloads } from './createPreloads';

it('a release whose manifest is a pipe has no preloads, and no page waits for it', async () => {
  const it = await aLiveSite();
  await it.release('first');
  const reports: string[] = [];
  const { remotes } = await (await it.pointers()).current();
  const [scores] = remotes;
  if (!scores) throw new Error('Expected a released remote');
  const file = it.site.fileAt(scores.live.manifest);
  await rm(file);
  execFileSync('mkfifo', [file]);
  const preloadsOf = createPreloads(it.site, (error) => void reports.push(error.message));
  expect(await preloadsOf('mfe-scores', scores.live, { module: './App' })).toEqual([]);
  expect(reports).toEqual([`No preloads for mfe-scores: ${file}: expected a file, got something else`]);
});
