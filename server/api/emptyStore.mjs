import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/*
 * node emptyStore.mjs: makes what a new embedded store begins with, and prints where it is. PGlite makes such files by itself, but takes
 * four seconds of a processor for it; unpacking them takes less than one.
 */

/** One for each release of PGlite: files of one need not be for another. */
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const version = dependencies['@electric-sql/pglite'];
const FILE = fileURLToPath(new URL(`node_modules/.cache/emptyStore-${version}.tar.gz`, import.meta.url));

/** @returns {Promise<string>} a packed data folder of PostgreSQL without tables, made when it is not there yet */
export async function emptyStore() {
  if (existsSync(FILE)) return FILE;
  const server = await PGlite.create('memory://');
  const packed = await server.dumpDataDir('gzip');
  await server.close();
  const unfinished = `${FILE}.${process.pid}`;
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(unfinished, Buffer.from(await packed.arrayBuffer()));
  await rename(unfinished, FILE);
  return FILE;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(await emptyStore());
