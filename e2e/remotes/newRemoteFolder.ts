import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const ROOT = join(import.meta.dirname, '../..');

const run = promisify(execFile);

const packageSchema = v.object({
  scripts: v.object({ build: v.pipe(v.string(), v.startsWith('node ')) }),
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});

/** A team's folder outside of the repository, beside links to the two packages that a remote is built with. */
export type NewRemoteFolder = {
  /** Writes the files, and links what they use, as an installation would. */
  write(files: ReadonlyMap<string, string>): Promise<void>;
  /** Checks the types. @throws with what the compiler says */
  checkTypes(): Promise<void>;
  /** Runs the package's own script. @returns the folder of the build */
  build(): Promise<string>;
  remove(): Promise<void>;
};

export async function createNewRemoteFolder(name: string): Promise<NewRemoteFolder> {
  const place = await mkdtemp(join(await realpath(tmpdir()), 'tyso-new-remote-'));
  const folder = join(place, name);
  for (const beside of ['tooling', 'shared-kernel', 'node_modules'])
    await symlink(join(ROOT, beside), join(place, beside));
  let build: string[] = [];

  return {
    async write(files) {
      for (const [file, text] of files) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), text);
      }
      const raw: unknown = JSON.parse(files.get('package.json') ?? '{}');
      const { scripts, dependencies, devDependencies } = v.parse(packageSchema, raw);
      build = scripts.build.split(' ').slice(1);
      for (const used of Object.keys({ ...dependencies, ...devDependencies })) await link(used);
    },
    async checkTypes() {
      const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
      await said(run(process.execPath, [compiler, '--project', folder]));
    },
    async build() {
      await said(run(process.execPath, build, { cwd: folder }));
      return join(folder, 'dist');
    },
    remove: () => rm(place, { recursive: true, force: true }),
  };

  /** As another remote has it: one version of each library for all. */
  async function link(used: string): Promise<void> {
    const to = join(folder, 'node_modules', used);
    await mkdir(dirname(to), { recursive: true });
    await symlink(await realpath(join(ROOT, 'mfe-ads/node_modules', used)), to);
  }
}

/** What a failed command said is the message of the test. */
async function said(command: Promise<{ stdout: string }>): Promise<void> {
  try {
    await command;
  } catch (error) {
    const output = typeof error === 'object' && error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${String(error)}\n${output}`);
  }
}
