import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { decodeMatchRange } from 'shared-kernel/protocol/matchRange';
import * as v from 'valibot';
import { signature } from '../testing/testApp';

const PACKAGE = path.join(__dirname, '../..');
const bundle = path.join(PACKAGE, 'node_modules/.cache/countingServer.mjs');
const lineSchema = v.object({
  goals: v.optional(v.number()),
  startedAt: v.optional(v.number()),
  address: v.optional(v.string()),
});
type Line = v.InferOutput<typeof lineSchema>;

let dataDir: string;
/** Ends what a failed test left behind. */
const running = new Set<() => Promise<unknown>>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-kill-'));
  await build({
    entryPoints: [path.join(__dirname, 'testing/countingServer.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The kernel goes into the bundle, everything installed stays out.
    plugins: [
      { name: 'installed', setup: ({ onResolve }) => onResolve({ filter: /^[@\w]/ }, ({ path }) => external(path)) },
    ],
  });
}, 60_000);

afterEach(async () => {
  await Promise.all([...running].map((end) => end()));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const external = (name: string) =>
  /^(shared-kernel|@noble)\//.test(name) ? undefined : { path: name, external: true };

/** A server in a process of its own. `seen` waits for a line it prints; `lines` are all that came. */
function startProcess({ firstGoal = 1, runId = 'run' } = {}) {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SIGNATURE_SECRETS: SECRET,
    RUN_ID: runId,
    FIRST_GOAL: String(firstGoal),
  };
  const child = spawn(process.execPath, [bundle], { cwd: PACKAGE, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  const lines: Line[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(v.parse(lineSchema, JSON.parse(line))));
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));

  async function seen<T>(find: (line: Line) => T | undefined): Promise<T> {
    for (;;) {
      const found = lines.map(find).find((value) => value !== undefined);
      if (found !== undefined) return found;
      await Promise.race([once(output, 'line'), exited.then(() => Promise.reject(new Error(errors.join(''))))]);
    }
  }

  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    return exited;
  }

  running.add(() => end('SIGKILL'));
  return {
    lines,
    seen,
    end,
    errors,
    exited,
    goals: () => lines.findLast(({ goals }) => goals !== undefined)?.goals ?? 0,
  };
}

const SECRET = 'old secret';

async function goalsServed(address: string): Promise<number> {
  const url = '/api/match?Id=1';
  const timestamp = Math.floor(Date.now() / 1000);
  const response = await fetch(address + url, { headers: signature(url, { secret: SECRET, timestamp }) });
  const { matches } = decodeMatchRange(await response.json(), (error) => {
    throw error;
  });
  return matches[0]?.home_scores[0] ?? 0;
}

test('killed again and again in the middle of football, it comes back with every acknowledged goal', async () => {
  let acknowledged = 0;
  let startedAt: number | undefined;
  for (const round of [1, 2, 3, 4]) {
    const server = startProcess({ firstGoal: acknowledged + 1 });
    const address = await server.seen((line) => line.address);
    const goal = await server.seen(({ goals }) =>
      goals !== undefined && goals > acknowledged + round * 7 ? goals : undefined,
    );
    expect(await goalsServed(address)).toBeGreaterThanOrEqual(acknowledged);
    startedAt ??= await server.seen((line) => line.startedAt);
    expect(await server.seen((line) => line.startedAt)).toBe(startedAt);
    await server.end('SIGKILL');
    acknowledged = server.goals();
    expect(acknowledged).toBeGreaterThanOrEqual(goal);
  }
  const server = startProcess({ firstGoal: acknowledged });
  const address = await server.seen((line) => line.address);
  expect(await goalsServed(address)).toBeGreaterThanOrEqual(acknowledged);
  await server.end('SIGKILL');
}, 120_000);

test('asked to stop, it stops in good order, and leaves no lock behind', async () => {
  const server = startProcess();
  await server.seen((line) => line.goals);
  expect(await server.end('SIGTERM')).toEqual([0, null]);
  expect(await readdir(dataDir)).toEqual(['store']);
}, 60_000);

test('a second server on the same data folder is refused in one line', async () => {
  const first = startProcess();
  await first.seen((line) => line.address);
  const second = startProcess();
  await second.exited;
  expect(second.errors.join('')).toContain(`${dataDir} is in use by process`);
  expect(await goalsServed(await first.seen((line) => line.address))).toBeGreaterThan(0);
  await first.end('SIGKILL');
}, 60_000);
