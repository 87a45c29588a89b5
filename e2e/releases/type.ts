import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BIN = join(import.meta.dirname, '../../server/delivery/dist/bin');

/** Types a command on the data folder of a running site, such as `npm run release -- mfe-ads`; what it printed. */
export async function type(
  { dataDir }: { readonly dataDir: string },
  command: 'release' | 'live',
  ...args: string[]
): Promise<string> {
  const line = [join(BIN, `${command}.js`), ...args, '--data', dataDir];
  return (await promisify(execFile)(process.execPath, line)).stdout;
}
