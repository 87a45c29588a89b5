import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { AdminError, dataOf, findAdminEndpoint } from 'server-shared/admin/adminClient';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { errorCode } from 'server-shared/files/errorCode';

export const BACKUP_USAGE = `npm run backup -- <file>
  Packs the whole store of the site that runs here into a file, such as tyso.tar.gz: what is live, all releases, content and
  results. RESTORE=<file> npm start begins a new data folder with it.`;

type Context = {
  /** Base of relative paths. */
  cwd: string;
  dataDir: string;
  print: (line: string) => void;
};

/** @returns the exit code */
export async function backupCommand(args: readonly string[], { cwd, dataDir, print }: Context): Promise<number> {
  const [name, ...more] = args;
  if (wantsHelp(args) || name === undefined || more.length > 0 || name.startsWith('-')) {
    print(BACKUP_USAGE);
    return wantsHelp(args) ? 0 : 2;
  }
  const file = path.resolve(cwd, name);
  const unfinished = `${file}.${process.pid}`;
  try {
    const { ask } = await findAdminEndpoint(dataDir);
    const answer = await ask('/internal/backup', {});
    if (!answer.ok || !answer.body) await dataOf(answer);
    // Whoever has the file can release: the hashes of tokens are in it, and secrets.
    await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!(error instanceof AdminError) && errorCode(error) === '') throw error;
    print(`Nothing was written: ${isNativeError(error) ? error.message : String(error)}`);
    return 3;
  }
  print(`Everything is in ${file}. Put back: RESTORE=${file} npm start, with an empty data folder`);
  return 0;
}
