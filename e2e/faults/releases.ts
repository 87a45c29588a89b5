import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import { remotePointerSchema, shellPointerSchema } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { integrityOf, keepChecks } from '../product/checks';
import { listByHash } from '../product/listByHash';

/** Releases and pointers on disk as a team's pipeline would leave them, good or bad. */

const pointerFile = (dataDir: string, name: string) => join(dataDir, 'site/live', `${name}.json`);

const folderOf = (dataDir: string, name: string, release: string) => join(dataDir, 'site/r', name, release);

/** The version of handmade releases, which are removed after their test. */
const BY_HAND = /^9\./;

/** Records all pointers; the returned function restores them, and removes handmade releases. */
export async function keepPointers(dataDir: string): Promise<() => Promise<void>> {
  const names = (await readdir(join(dataDir, 'site/live'))).filter((file) => file.endsWith('.json'));
  const kept = await Promise.all(
    names.map(async (file) => ({ file, text: await readFile(join(dataDir, 'site/live', file)) })),
  );
  return async () => {
    for (const { file, text } of kept) await put(join(dataDir, 'site/live', file), text);
    await removeHandmade(join(dataDir, 'site/r'));
  };
}

async function removeHandmade(releases: string): Promise<void> {
  for (const name of await readdir(releases)) {
    const made = (await readdir(join(releases, name))).filter((release) => BY_HAND.test(release));
    for (const release of made) await rm(join(releases, name, release), { recursive: true });
  }
}

export async function readPointer(dataDir: string, remote: string): Promise<RemotePointer> {
  return decode(remotePointerSchema, JSON.parse(await readFile(pointerFile(dataDir, remote), 'utf8')));
}

async function readShellPointer(dataDir: string): Promise<ShellPointer> {
  return decode(shellPointerSchema, JSON.parse(await readFile(pointerFile(dataDir, 'shell'), 'utf8')));
}

/** Writes a pointer atomically, or a text as it is. */
export async function writePointer(dataDir: string, name: string, pointer: object | string): Promise<void> {
  await put(pointerFile(dataDir, name), typeof pointer === 'string' ? pointer : JSON.stringify(pointer));
}

async function put(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** A copy of the live release under another name, with changed files, made live; the old one is its `previous`. */
export async function releaseCopy(
  dataDir: string,
  remote: string,
  release: string,
  change: (file: string, text: string) => string = (_, text) => text,
): Promise<void> {
  const pointer = await readPointer(dataDir, remote);
  const folder = folderOf(dataDir, remote, release);
  await cp(folderOf(dataDir, remote, pointer.live.release), folder, { recursive: true });
  const writeChecks = await keepChecks(folder);
  for (const file of await readdir(folder)) {
    if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));
    else if (file.endsWith('.js'))
      await writeFile(join(folder, file), change(file, await readFile(join(folder, file), 'utf8')));
  }
  await writeChecks();
  const entry = (await readdir(folder)).find((file) => file.startsWith('remoteEntry')) ?? '';
  await makeLive(dataDir, pointer, release, entry);
}

/** A release that is only a handwritten entry, made live. */
export async function releaseEntry(dataDir: string, remote: string, release: string, entry: string): Promise<void> {
  const pointer = await readPointer(dataDir, remote);
  const folder = folderOf(dataDir, remote, release);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'remoteEntry.js'), entry);
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(manifestOf(remote)));
  const before = folderOf(dataDir, remote, pointer.live.release);
  await writeDescription(before, folder, { entry: 'remoteEntry.js', manifest: 'mf-manifest.json', server: undefined });
  await makeLive(dataDir, pointer, release, 'remoteEntry.js');
}

/** Replaces the shell's live release by a copy under another name; the returned function restores it. */
export async function replaceShell(dataDir: string, release: string): Promise<() => Promise<void>> {
  const pointer = await readShellPointer(dataDir);
  const before = pointer.live.release;
  await cp(folderOf(dataDir, 'shell', before), folderOf(dataDir, 'shell', release), { recursive: true });
  await listByHash(dataDir, 'shell', release);
  await writePointer(dataDir, 'shell', JSON.stringify({ ...pointer, previous: undefined }).replaceAll(before, release));
  return removeRelease(dataDir, 'shell', before);
}

export async function removeRelease(dataDir: string, remote: string, release: string): Promise<() => Promise<void>> {
  const folder = folderOf(dataDir, remote, release);
  const away = join(dataDir, `${remote}-${release}-away`);
  await rename(folder, away);
  return () => rename(away, folder);
}

/**
 * Whether the HTML has a picture of a remote's pages, drawn by its live release. Most faults break what the browser
 * draws, and a picture would cover it.
 */
export async function setPictures(dataDir: string, remote: string, areWanted: boolean): Promise<void> {
  const pointer = await readPointer(dataDir, remote);
  await writePointer(dataDir, remote, { ...pointer, drawing: areWanted ? undefined : 'off' });
}

/** A copy of the live release with this server entry, made live. */
export async function releaseServer(dataDir: string, remote: string, release: string, code: string): Promise<void> {
  await releaseCopy(dataDir, remote, release);
  const folder = folderOf(dataDir, remote, release);
  await writeFile(join(folder, 'server.js'), code);
  await writeDescription(folder, folder, { server: 'server.js' });
  const pointer = await readPointer(dataDir, remote);
  await listByHash(dataDir, remote, release);
  const server = { src: `/r/${remote}/${release}/server.js`, integrity: integrityOf(Buffer.from(code)) };
  await writePointer(dataDir, remote, { ...pointer, drawing: undefined, live: { ...pointer.live, server } });
}

/** A copy of the live release that says to be for another contract, made live. */
export async function releaseContract(
  dataDir: string,
  remote: string,
  release: string,
  contract: number,
): Promise<void> {
  await releaseCopy(dataDir, remote, release);
  const folder = folderOf(dataDir, remote, release);
  await writeDescription(folder, folder, { contract });
  await listByHash(dataDir, remote, release);
  const pointer = await readPointer(dataDir, remote);
  await writePointer(dataDir, remote, { ...pointer, live: { ...pointer.live, contract } });
}

/** A pointer says only what its release says of itself. @param changes in the description of another release */
async function writeDescription(from: string, folder: string, changes: object): Promise<void> {
  const description = JSON.parse(await readFile(join(from, 'release.json'), 'utf8'));
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...description, ...changes }));
}

async function makeLive(dataDir: string, pointer: RemotePointer, release: string, entry: string) {
  const { remote, live } = pointer;
  const manifest = `/r/${remote}/${release}/mf-manifest.json`;
  const contentOf = (file: string) => readFile(join(folderOf(dataDir, remote, release), file));
  const manifestHash = createHash('sha256')
    .update(await contentOf('mf-manifest.json'))
    .digest('hex');
  const entryIntegrity = integrityOf(await contentOf(entry));
  await listByHash(dataDir, remote, release);
  await writePointer(dataDir, remote, {
    ...pointer,
    live: {
      ...live,
      release,
      manifest,
      manifestHash,
      entryIntegrity,
      server: await serverOf(dataDir, remote, release, live),
    },
    previous: live,
  });
}

/** The server entry of a release by hand, where it has the file of the one before. */
async function serverOf(dataDir: string, remote: string, release: string, { server }: RemotePointer['live']) {
  const file = server?.src.split('/').at(-1) ?? '';
  const content = await readFile(join(folderOf(dataDir, remote, release), file)).catch(() => undefined);
  return content && { src: `/r/${remote}/${release}/${file}`, integrity: integrityOf(content) };
}

/** The federation's manifest of a release that is only an entry with `./App`. */
export function manifestOf(remote: string) {
  const name = `tyso__${remote.replaceAll('-', '_')}`;
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: '9.9.9', buildName: remote },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [{ id: `${name}:App`, name: 'App', assets, path: './App' }],
  };
}
