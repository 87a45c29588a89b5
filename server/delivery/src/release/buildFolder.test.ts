import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readFiles } from './buildFolder';

it('a folder that is not there, or a file in its place, has no files', async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'file'), 'x');
  expect((await readFiles(path.join(folder, 'nowhere'))).size).toBe(0);
  expect((await readFiles(path.join(folder, 'file'))).size).toBe(0);
});

it('a folder that cannot be read is no empty one', async () => {
  const loop = path.join(await temporaryFolder(), 'loop');
  await symlink(loop, loop);
  await expect(readFiles(loop)).rejects.toThrow('ELOOP');
});
