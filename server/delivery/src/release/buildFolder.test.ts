import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from 'server-shared/releases/integrity';
import { aRemoteBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readBuild, readFiles } from './buildFolder';

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
