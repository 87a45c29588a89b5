import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Not needed to build, or made by building. Of the pages a start reads the settings. */
const LEFT_OUT = new Set(['dist', '.cache', '.data', '.git', '.ci', '.mf', 'docs', 'test-results']);

/** The project in a folder of its own, with the installed dependencies: a test may change its sources. */
export async function copyOfSources() {
  const dir = await mkdtemp(join(tmpdir(), 'tyso-sources-'));
  for (const entry of await readdir(ROOT, { withFileTypes: true })) {
    const from = join(ROOT, entry.name);
    if (entry.name === 'node_modules') await symlink(from, join(dir, entry.name), 'junction');
    else if (entry.name === 'e2e') await onlyManifest(from, join(dir, entry.name));
    else if (!LEFT_OUT.has(entry.name))
      await cp(from, join(dir, entry.name), { recursive: true, verbatimSymlinks: true, filter });
  }
  await cp(join(ROOT, 'docs/configuration.md'), join(dir, 'docs/configuration.md'));
  return {
    dir,
    /** Saves a change of a file as many editors do: it renames a new file over the old one. */
    async change(path: string, from: string, to: string): Promise<void> {
      const file = join(dir, path);
      const text = await readFile(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      await writeFile(`${file}.new`, text.replace(from, to));
      await rename(`${file}.new`, file);
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

function filter(path: string): boolean {
  return !LEFT_OUT.has(basename(path));
}

/** The manifests of all packages identify the installation. */
async function onlyManifest(from: string, to: string): Promise<void> {
  await mkdir(to);
  await cp(join(from, 'package.json'), join(to, 'package.json'));
}
