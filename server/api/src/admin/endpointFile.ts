import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { isAlive } from 'server-shared/process/isAlive';
import * as v from 'valibot';

/**
 * Where a running server's admin endpoint is, and the token that opens it. `host` and `pid` tell whether the file is stale:
 * several servers may share a data folder when the store is elsewhere, also those of other machines.
 */
const endpointSchema = v.object({ url: v.string(), token: v.string(), host: v.string(), pid: v.number() });
export type AdminEndpoint = v.InferOutput<typeof endpointSchema>;

const NAME = /^admin-[0-9a-f]{8}\.json$/;

/**
 * Leaves word of an endpoint for tools that run as the same user, and sweeps out what killed servers of this machine left.
 *
 * @returns takes the file away again
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

/** The endpoints that were left word of; whether anyone is behind them is for the caller to find out. */
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

/** This process opens one endpoint only, so a file under its number is of an earlier one. */
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
