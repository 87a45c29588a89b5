import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAX } from 'server-shared/releases/build';
import { integrityOf } from 'server-shared/releases/integrity';
import { aRemoteBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readBuild, readFiles, refuseLarge } from './buildFolder';

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

describe('a build is refused', () => {
  const integrity = (content: string) => integrityOf(Buffer.from(content));
  const entry = `load("${integrity('app();\n')}", "${integrity('detail();\n')}");\n`;
  const written = async (changes: Record<string, string>) => {
    const folder = await temporaryFolder();
    await writeBuild(folder, aRemoteBuild({ 'remoteEntry.0a1b.js': entry, ...changes }));
    return folder;
  };

  it('where a script is another than was built, and as it was built it is not', async () => {
    const build = await readBuild('mfe-scores', await written({}));
    expect(build.files.size).toBe(5);
    await expect(readBuild('mfe-scores', await written({ 'App.77.js': 'edited();\n' }))).rejects.toThrow(
      /cannot be released: expected scripts as they were built, got another App\.77\.js\. Build again$/,
    );
  });

  it('with the place of a description that is none', async () => {
    const folder = await written({ 'release.json': '{}' });
    await expect(readBuild('mfe-scores', folder)).rejects.toThrow(`${folder} holds no build: At release.json.schema: `);
  });
});

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
  await expect(refuseLarge(await aFolder(Array(3).fill(MAX.fileBytes)))).resolves.toBeUndefined();
  await expect(refuseLarge('/nowhere')).resolves.toBeUndefined();
});

it.each([
  [
    'a file that is too large',
    [10, MAX.fileBytes + 1],
    /expected files of at most 1\.0 MB in a build, got deep.1\.js of 1\.0 MB\.$/,
  ],
  ['a file of 6 GB, without reading it', [6 * 2 ** 30], /got deep.0\.js of 6144\.0 MB\.$/],
  [
    'files that are too much together',
    Array(4).fill(MAX.fileBytes),
    /expected a build of at most 3\.0 MB, got 4\.0 MB\.$/,
  ],
  ['too many files', Array(MAX.files + 1).fill(1), /expected a build of at most 500 files, got 501\.$/],
])('refuses %s', async (_, sizes, message) => {
  await expect(refuseLarge(await aFolder(sizes))).rejects.toThrow(message);
});
