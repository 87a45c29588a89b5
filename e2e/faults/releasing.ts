import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepChecks } from '../product/checks';
import { writePassed } from '../product/passed';

const ROOT = join(import.meta.dirname, '../..');
const FAULTY_DISK = join(import.meta.dirname, 'faultyDisk.cjs');

export type Ended = { readonly code: number | null; readonly signal: string | null; readonly output: string };

/** Breaks a command's disk at the step of this number. */
export type DiskFault = { readonly kind: 'killed' | 'full' | 'counted'; readonly at: number };

/** Runs a command of `delivery`, such as `live rollback mfe-ads`, on a data folder. */
export function runDelivery(
  dataDir: string,
  [file = '', ...args]: readonly string[],
  fault?: DiskFault,
): Promise<Ended> {
  const preload = fault ? ['--require', FAULTY_DISK] : [];
  const command = [...preload, join(ROOT, `server/delivery/dist/bin/${file}.js`), ...args, '--data', dataDir];
  return run(command, fault ? { FAULT: fault.kind, FAULT_AT: String(fault.at) } : {});
}

/**
 * The steps at which a release's disk is broken: some of those that write unpublished files, and each from the first
 * that others can see. There is no last one.
 */
export async function* stepsOf(dataDir: string, order: readonly string[]): AsyncGenerator<number> {
  const { output } = await runDelivery(dataDir, [...order, '--dry-run'], { kind: 'counted', at: 0 });
  const hidden = Number(/^(\d+) steps$/m.exec(output)?.[1]);
  for (let at = 1; at < hidden; at += Math.ceil(hidden / 6)) yield at;
  for (let at = hidden; ; at++) yield at;
}

/** Runs `npm run release` on a finished build, with all of its checks and a browser. */
export function releaseTried(dataDir: string, name: string, from: string): Promise<Ended> {
  return run([join(ROOT, 'server/delivery/bin/release.cjs'), name, '--from', from, '--data', dataDir], {});
}

function run(command: readonly string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { env: { ...process.env, ...env } }, (_, stdout, stderr) => {
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
