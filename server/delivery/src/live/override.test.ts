import { writeFile } from 'node:fs/promises';
import { siteFolder } from '../siteFolder';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readOverride, switchOffHere, switchOnHere } from './override';

const off = (name: 'mfe-ads' | 'mfe-scores', who = 'anh@tyso') => ({ name, at: '2026-11-29T02:00:00Z', who });

it('remotes are off here until they are on again, each on its own', async () => {
  const site = siteFolder(await temporaryFolder());
  expect(await readOverride(site)).toEqual([]);
  await switchOffHere(site, off('mfe-ads'));
  await switchOffHere(site, off('mfe-scores'));
  await switchOffHere(site, off('mfe-ads', 'binh@tyso'));
  expect(await readOverride(site)).toEqual([off('mfe-scores'), off('mfe-ads', 'binh@tyso')]);
  expect(await switchOnHere(site, 'mfe-scores')).toBe(true);
  expect(await switchOnHere(site, 'mfe-scores')).toBe(false);
  expect(await readOverride(site)).toEqual([off('mfe-ads', 'binh@tyso')]);
});

it.each(['', '{"off": [{"name": "chess"}]}', '{"off": [{"na'])(
  'a damaged file (%j) is named, and the next remote is switched off all the same',
  async (text) => {
    const site = siteFolder(await temporaryFolder());
    await writeFile(site.override, text);
    await expect(readOverride(site)).rejects.toThrow(`${site.override}: `);
    await expect(switchOnHere(site, 'mfe-ads')).rejects.toThrow(site.override);
    await switchOffHere(site, off('mfe-ads'));
    expect(await readOverride(site)).toEqual([off('mfe-ads')]);
  },
);
