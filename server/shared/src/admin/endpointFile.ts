import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { isAlive } from '../process/isAlive';

/**
 * Where a running api answers commands of this machine, and their token. `host` and `pid` show whether the file is stale:
 * several servers may share a data folder when the store is elsewhere, even of other machines.
 */
const endpointSchema = v.object({ url: v.string(), token: v.string(), host: v.string(), pid: v.number() });
export type AdminEndpoint = v.InferOutput<typeof endpointSchema>;

const NAME = /^admin-[0-9a-f]{8}\.json$/;

/**
 * Publishes an endpoint for tools of the same user, and removes files of killed servers of this machine.
 *
 * @returns removes the file
 */
export async function writeEndpointFile(dataDir: string, { url, token }: Pick<AdminEndpoint, 'url' | 'token'>) {
  await mkdir(dataDir, { recursive: true });
  await sweep(dataDir);
  const endpoint: AdminEndpoint = { url, token, host: hostname(), pid: process.pid };
  const file = path.join(dataDir, `admin-${token.slice(0, 8)}.json`);
  const unfinished = `${file}.new`;
  await writeFile(unfinished, JSON.stringify(endpoint), { mode: 0o600, flag: 'wx' });
  await rename(unfinished, file);
  return () => unlink(file).catch(() => undefined);
}

/** The published endpoints; the caller checks whether they are alive. */
export async function readEndpointFiles(dataDir: string): Promise<AdminEndpoint[]> {
  const endpoints = await Promise.all((await filesIn(dataDir)).map(readEndpoint));
  return endpoints.filter((endpoint) => endpoint !== undefined);
}

async function sweep(dataDir: string): Promise<void> {
  for (const file of await filesIn(dataDir)) {
    const endpoint = await readEndpoint(file);
    if (endpoint?.host === hostname() && isStale(endpoint)) await unlink(file).catch(() => undefined);
  }
}

/** This process opens one endpoint only, so a file with its number is from an earlier one. */
const isStale = ({ pid }: AdminEndpoint) => pid === process.pid || !isAlive({ pid });

async function filesIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  const files = names.filter((name) => NAME.test(name)).sort();
  return files.map((name) => path.join(dataDir, name));
}

async function readEndpoint(file: string): Promise<AdminEndpoint | undefined> {
  try {
    return v.parse(endpointSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
