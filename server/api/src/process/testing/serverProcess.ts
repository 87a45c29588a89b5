import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterTest } from 'hub/testing/afterTest';
import { decodeMatchRange } from 'shared-kernel/protocol/matchRange';
import * as v from 'valibot';
import { dependencies } from '../../../package.json';
import { emptyStoreFile } from '../../testing/emptyStoreFile';
import { signature } from '../../testing/testApp';

const PACKAGE = path.join(__dirname, '../../..');
const SECRET = 'old secret';
const lineSchema = v.object({
  goals: v.optional(v.number()),
  startedAt: v.optional(v.number()),
  stored: v.optional(v.boolean()),
  address: v.optional(v.string()),
});
export type Line = v.InferOutput<typeof lineSchema>;

/** Builds the server of {@link startProcess}; each test file builds its own, since they run at the same time. */
export async function buildTestServer(name: string): Promise<string> {
  const outdir = path.join(PACKAGE, '.cache', name);
  await build({
    entryPoints: [path.join(__dirname, 'testServer.ts')],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    // As in tooling/build/server.mjs: packages of the workspace go into the bundle, including dependencies that only
    // they have.
    external: Object.keys(dependencies),
  });
  return path.join(outdir, 'testServer.mjs');
}

/** A server in a process of its own, which ends with the test. `seen` waits for a line of its output. */
export function startProcess(bundle: string, given: NodeJS.ProcessEnv) {
  const env = {
    ...process.env,
    EMPTY_STORE: emptyStoreFile(),
    SIGNATURE_SECRETS: SECRET,
    RUN_ID: 'run',
    LOG_LEVEL: 'fatal',
    ...given,
  };
  // As in testDatabase.ts: the embedded store starts in half of the time.
  const child = spawn(process.execPath, ['--conditions=test', '--liftoff-only', bundle], {
    cwd: PACKAGE,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const lines: Line[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(v.parse(lineSchema, JSON.parse(line))));
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));

  async function seen<T>(find: (line: Line) => T | undefined): Promise<T> {
    for (let from = 0; ; ) {
      const found = lines
        .slice(from)
        .map(find)
        .find((value) => value !== undefined);
      if (found !== undefined) return found;
      from = lines.length;
      await Promise.race([once(output, 'line'), exited.then(() => Promise.reject(new Error(errors.join(''))))]);
    }
  }

  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    return exited;
  }

  afterTest(() => end('SIGKILL'));
  return {
    lines,
    seen,
    end,
    errors,
    exited,
    address: () => seen((line) => line.address),
    goals: () => lines.findLast(({ goals }) => goals !== undefined)?.goals ?? 0,
  };
}

/** Requests a server as a signed visitor does. */
export function ask(address: string, url: string): Promise<Response> {
  const timestamp = Math.floor(Date.now() / 1000);
  return fetch(address + url, { headers: signature(url, { secret: SECRET, timestamp }) });
}

const refuse = (error: Error) => {
  throw error;
};

/** The matches of an answer. */
export async function matchesOf(address: string, url: string) {
  return decodeMatchRange(await (await ask(address, url)).json(), refuse).matches;
}

/** The goals of the counting feed on a server. */
export async function goalsServed(address: string): Promise<number> {
  const [match] = await matchesOf(address, '/api/match?Id=1');
  return match?.score.home.regular ?? 0;
}
