import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLOCK_VARIABLES } from '../clock/test';

const COMMAND = join(import.meta.dirname, '../../server/delivery/dist/bin/tryRendering.js');

const run = promisify(execFile);

/**
 * Renders all that these releases render, with limits.
 *
 * @returns lines for the operator: what could not be tried
 * @throws Error that says which rendering is not as it should be
 */
export async function renderOnServer(
  dataDir: string,
  names: readonly string[],
  { apiOrigin, secret }: { readonly apiOrigin: string; readonly secret: string },
): Promise<string[]> {
  const own = { API_ORIGIN: apiOrigin, SIGNATURE_SECRETS: secret, GUARD: 'off' };
  const env = { PATH: process.env.PATH, ...CLOCK_VARIABLES, ...own };
  try {
    const { stdout } = await run(process.execPath, [COMMAND, ...names, '--data', dataDir], { env });
    const silent = names.find((name) => !stdout.includes(name));
    if (silent !== undefined) throw new Error(`expected lines about the renderings of ${silent}, got none`);
    return stdout.split('\n').filter((line) => line !== '' && !/rendered in \d+ ms$/.test(line));
  } catch (error) {
    throw new Error(typeof error === 'object' && error && 'stderr' in error ? String(error.stderr) : String(error));
  }
}
