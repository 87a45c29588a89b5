import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const COMMAND = join(import.meta.dirname, '../../server/delivery/dist/bin/live.js');

/**
 * Types a command on the data folder of a running site, such as `npm run release -- mfe-ads`; what it printed.
 *
 * @throws Error with what it said when it fails
 */
export async function type({ dataDir }: { readonly dataDir: string }, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, [COMMAND, ...args, '--data', dataDir])).stdout;
}
