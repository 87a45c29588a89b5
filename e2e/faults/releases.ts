import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import { integrityOf, keepChecks } from '../product/checks';
import type { MadeRows } from '../product/madeRows';

/** Releases that are live as `npm run release` would not have made them. */

const folderOf = ({ dataDir }: MadeRows, name: string, release: string) => join(dataDir, 'site/r', name, release);

/** A copy of the live release under another name, with changed files, made live; the old one is its `previous`. */
export async function releaseCopy(
  rows: MadeRows,
  remote: string,
  release: string,
  change: (file: string, text: string) => string = (_, text) => text,
): Promise<void> {
  await releaseFolder(rows, remote, release, await copyOf(rows, remote, change));
}

/** A release that is only a handwritten entry, made live. */
export async function releaseEntry(rows: MadeRows, remote: string, release: string, entry: string): Promise<void> {
  const folder = await mkdtemp(join(rows.dataDir, 'made-'));
  await writeFile(join(folder, 'remoteEntry.js'), entry);
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(manifestOf(remote)));
  await releaseFolder(rows, remote, release, folder);
}

/** Replaces the shell's live release by a copy under another name; the returned function restores the files of the one before. */
export async function replaceShell(rows: MadeRows, release: string): Promise<() => Promise<void>> {
  const pointer = rows.shell();
  const before = pointer.live.release;
  const folder = await mkdtemp(join(rows.dataDir, 'made-'));
  await cp(folderOf(rows, 'shell', before), folder, { recursive: true });
  await rows.add('shell', release, folder);
  await rows.put(JSON.parse(JSON.stringify({ ...pointer, previous: undefined }).replaceAll(before, release)));
  return removeRelease(rows, 'shell', before);
}

export async function removeRelease(rows: MadeRows, remote: string, release: string): Promise<() => Promise<void>> {
  const folder = folderOf(rows, remote, release);
  const away = join(rows.dataDir, `${remote}-${release}-away`);
  await rename(folder, away);
  return async () => {
    // The server may have brought it back by itself.
    await rm(folder, { recursive: true, force: true });
    await rename(away, folder);
  };
}

/**
 * Whether the server has a remote's pages rendered by its live release. Most faults break what the browser
 * renders, and server-rendered HTML would cover it.
 */
export async function setServerHtml(rows: MadeRows, remote: string, areWanted: boolean): Promise<void> {
  await rows.put({ ...rows.pointer(remote), drawing: areWanted ? undefined : 'off' });
}

/** A copy of the live release with this server entry, made live. */
export async function releaseServer(rows: MadeRows, remote: string, release: string, code: string): Promise<void> {
  const folder = await copyOf(rows, remote);
  await writeFile(join(folder, 'server.js'), code);
  await rows.add(remote, release, folder);
  const next = await pointerTo(rows.pointer(remote), release, folder);
  const server = { src: `/r/${remote}/${release}/server.js`, integrity: integrityOf(code) };
  await rows.put({ ...next, drawing: undefined, live: { ...next.live, server } });
}

/** A copy of the live release that says to be for another contract, made live. */
export async function releaseContract(
  rows: MadeRows,
  remote: string,
  release: string,
  contract: number,
): Promise<void> {
  const folder = await copyOf(rows, remote);
  await rows.add(remote, release, folder);
  const next = await pointerTo(rows.pointer(remote), release, folder);
  await rows.put({ ...next, live: { ...next.live, contract } });
}

/** A folder with the files of the live release, without their encodings. */
async function copyOf(
  rows: MadeRows,
  remote: string,
  change: (file: string, text: string) => string = (_, text) => text,
): Promise<string> {
  const folder = await mkdtemp(join(rows.dataDir, 'made-'));
  await mkdir(folder, { recursive: true });
  await cp(folderOf(rows, remote, rows.pointer(remote).live.release), folder, { recursive: true });
  const writeChecks = await keepChecks(folder);
  for (const file of await readdir(folder)) {
    if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));
    else if (file.endsWith('.js'))
      await writeFile(join(folder, file), change(file, await readFile(join(folder, file), 'utf8')));
  }
  await writeChecks();
  return folder;
}

async function releaseFolder(rows: MadeRows, remote: string, release: string, folder: string): Promise<void> {
  await rows.add(remote, release, folder);
  await rows.put(await pointerTo(rows.pointer(remote), release, folder));
}

async function pointerTo(pointer: RemotePointer, release: string, folder: string): Promise<RemotePointer> {
  const { remote, live } = pointer;
  const contentOf = (file: string) => readFile(join(folder, file));
  const entry = (await readdir(folder)).find((file) => file.startsWith('remoteEntry')) ?? '';
  const serverFile = live.server?.src.split('/').at(-1) ?? '';
  const server = await contentOf(serverFile).catch(() => undefined);
  return {
    ...pointer,
    live: {
      ...live,
      release,
      manifest: `/r/${remote}/${release}/mf-manifest.json`,
      manifestHash: createHash('sha256')
        .update(await contentOf('mf-manifest.json'))
        .digest('hex'),
      entryIntegrity: integrityOf(await contentOf(entry)),
      server: server && { src: `/r/${remote}/${release}/${serverFile}`, integrity: integrityOf(server) },
    },
    previous: live,
  };
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
