import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/* node emptyStore.mjs: creates the files of a new embedded store, and prints their place. PGlite can create such
   files itself, but takes four seconds of processor time; unpacking them takes less than one. */

/** One per release of PGlite: releases may have different files. */
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const version = dependencies['@electric-sql/pglite'];
const FILE = path.join(import.meta.dirname, `node_modules/.cache/emptyStore-${version}.tar.gz`);

/** @returns {Promise<string>} a packed data folder of PostgreSQL without tables; creates it if necessary */
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

if (import.meta.main) process.stdout.write(await emptyStore());
