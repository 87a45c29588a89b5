import { constants, type Dirent } from 'node:fs';
import { access, lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from 'server-shared/files/errorCode';
import { StoreBrokenError } from '../storeErrors';

/** Version of the embedded server, which cannot read folders of another. */
const VERSION = '18';

/** Without its file of control and these folders, or with one of them empty, the server does not start, or starts empty. */
const CONTROL = 'global/pg_control';
const NEEDED_FOLDERS = ['base', 'pg_wal', 'pg_xact'] as const;

/** A file of the write-ahead log; beside them `pg_wal` has folders, which alone start nothing. */
const LOG_FILE = /^[0-9A-F]{24}$/;

const MEND = 'put it right, or move it away to start again: matches come again from the feed';

/**
 * Checks the folder of a store before a server may use it: given half a store, a server silently creates a new one in
 * its place, or hangs.
 *
 * @returns whether there is a store; on a first start there is none
 * @throws StoreBrokenError in one line, having changed nothing
 */
export async function isStoreThere(folder: string): Promise<boolean> {
  const refuse = (expected: string, got: string): never => {
    throw new StoreBrokenError(`${folder}: expected ${expected}, got ${got}; ${MEND}`);
  };
  if (!(await lstat(folder).catch(ifAbsent))) return false;
  const itself = await stat(folder).catch(ifAbsent);
  if (!itself) return refuse('the folder of a store', 'a link to nothing');
  if (!itself.isDirectory()) return refuse('the folder of a store', itself.isFile() ? 'a file' : 'something else');
  const refusal = await refusalIn(folder);
  if (refusal) return refuse('a folder that may be read and written', refusal);
  const names = await readdir(folder);
  if (names.length === 0) refuse('a store', 'an empty folder');
  const versionFile = path.join(folder, 'PG_VERSION');
  const file = await stat(versionFile).catch(ifAbsent);
  if (!file) refuse('PG_VERSION in the folder of a store', 'none');
  // Reading a pipe would never end.
  if (file && !file.isFile()) refuse('PG_VERSION to be a file', 'something else');
  const version = await readFile(versionFile, 'utf8').catch(codeOf);
  if (version.trim() !== VERSION)
    refuse(`a store of PostgreSQL ${VERSION}`, JSON.stringify(version.slice(0, 40).trim()));
  const control = await stat(path.join(folder, CONTROL)).catch(ifAbsent);
  if (!control?.isFile() || control.size === 0) refuse(`${CONTROL} in the folder of a store`, 'none');
  for (const needed of NEEDED_FOLDERS) {
    const inside = await readdir(path.join(folder, needed)).catch(() => []);
    if (inside.length === 0) refuse(`${needed} in the folder of a store`, 'none');
  }
  const log = (await readdir(path.join(folder, 'pg_wal'), { withFileTypes: true })).filter(isLog);
  if (log.length === 0) refuse('the log of a store in pg_wal', 'none');
  if (!log.every((entry) => entry.isFile())) refuse('files in pg_wal, the log of a store', 'something else');
  return true;
}

/** The first path in the folder that this user may not read and write. PGlite would not name it, and change other files first. */
async function refusalIn(folder: string, inner = '', isFolder = true): Promise<string | undefined> {
  const place = path.join(folder, inner);
  const wanted = constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0);
  const code = await access(place, wanted).catch(codeOf);
  if (code) return inner ? `${code} at ${inner}` : code;
  for (const entry of isFolder ? await readdir(place, { withFileTypes: true }) : []) {
    if (!entry.isDirectory() && !entry.isFile()) continue;
    const refusal = await refusalIn(folder, path.join(inner, entry.name), entry.isDirectory());
    if (refusal) return refusal;
  }
  return undefined;
}

/** A link to itself leads nowhere, too. */
function ifAbsent(error: unknown): undefined {
  if (!['ENOENT', 'ELOOP'].includes(errorCode(error))) throw error;
}

const isLog = ({ name }: Dirent) => LOG_FILE.test(name);

const codeOf = (error: unknown) => errorCode(error) || String(error);
