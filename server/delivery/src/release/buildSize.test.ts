import { mkdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MOST } from 'server-shared/releases/build';
import { temporaryFolder } from '../testing/temporaryFolder';
import { refuseLarge } from './buildSize';

/** A folder with files of these sizes, which take no space. */
async function aFolder(sizes: readonly number[]): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'deep'));
  for (const [at, size] of sizes.entries()) {
    const file = path.join(folder, 'deep', `${at}.js`);
    await writeFile(file, '');
    await truncate(file, size);
  }
  return folder;
}

it('lets a build through that has no more than it may', async () => {
  await expect(refuseLarge(await aFolder(Array(3).fill(MOST.fileBytes)))).resolves.toBeUndefined();
  await expect(refuseLarge('/nowhere')).resolves.toBeUndefined();
});

it.each([
  [
    'a file that is too large',
    [10, MOST.fileBytes + 1],
    /expected files of at most 1\.0 MB in a build, got deep.1\.js of 1\.0 MB\.$/,
  ],
  ['a file of 6 GB, without reading it', [6 * 2 ** 30], /got deep.0\.js of 6144\.0 MB\.$/],
  [
    'files that are too much together',
    Array(4).fill(MOST.fileBytes),
    /expected a build of at most 3\.0 MB, got 4\.0 MB\.$/,
  ],
  ['too many files', Array(MOST.files + 1).fill(1), /expected a build of at most 500 files, got 501\.$/],
])('refuses %s', async (_, sizes, message) => {
  await expect(refuseLarge(await aFolder(sizes))).rejects.toThrow(message);
});
