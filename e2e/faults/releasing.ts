import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepChecks } from '../product/checks';
import { writePassed } from '../product/passed';

const ROOT = join(import.meta.dirname, '../..');

export type Ended = { readonly code: number | null; readonly signal: string | null; readonly output: string };

/** Runs a command of `delivery`, such as `rollback mfe-ads`, on a data folder. */
export function runDelivery(dataDir: string, args: readonly string[]): Promise<Ended> {
  return run([join(ROOT, 'server/delivery/dist/bin/live.js'), ...args, '--data', dataDir]);
}

/** Runs `npm run release` on a finished build, with all of its checks and a browser. */
export function releaseTried(dataDir: string, name: string, from: string): Promise<Ended> {
  return run([join(ROOT, 'server/delivery/bin/release.cjs'), name, '--from', from, '--data', dataDir]);
}

function run(command: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, signal: child.signalCode, output: stdout + stderr });
    });
  });
}

/** A folder with another build of a package, which says to have passed all checks: its last one with edited files. */
export async function withBuild<T>(
  name: string,
  edit: (file: string, text: string) => string | undefined,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-build-'));
  try {
    await cp(join(ROOT, name, 'dist'), folder, { recursive: true });
    const writeChecks = await keepChecks(folder);
    for (const file of await readdir(folder)) {
      if (!/\.(?:js|json)$/.test(file)) continue;
      const edited = edit(file, await readFile(join(folder, file), 'utf8'));
      if (edited === undefined) await rm(join(folder, file));
      else await writeFile(join(folder, file), edited);
    }
    await writeChecks();
    await writePassed(folder);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same code under another version, which is another release. */
export function asVersion(version: string): (file: string, text: string) => string {
  return (file, text) =>
    file === 'release.json' ? text.replace(/"version": "[^"]+"/, `"version": "${version}"`) : text;
}

/** Makes the last build of a package live again. */
export async function releaseAsBuilt(dataDir: string, name: string): Promise<void> {
  const { code, output } = await runDelivery(dataDir, [
    ...['release', name, '--from', join(ROOT, name, 'dist')],
    ...['--unchecked', 'the end of a test'],
  ]);
  if (code !== 0) throw new Error(`${name} could not be released again: ${output}`);
}

/** The release of a remote that visitors get now, from the site. */
export async function liveRelease(url: string, name: string): Promise<string> {
  const pointer: unknown = await (await fetch(new URL(`/live/${name}.json`, url))).json();
  return /"live":\{"release":"([^"]+)"/.exec(JSON.stringify(pointer))?.[1] ?? '';
}
