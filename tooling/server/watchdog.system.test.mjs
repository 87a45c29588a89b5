import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../run/workspace.cjs';

const MODULE = path.join(root, 'tooling/server/watchdog.mjs');

/** @type {import('node:child_process').ChildProcess[]} */
let children;
beforeEach(() => {
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * A server under a watchdog with short limits, which reports that it is up and then does something. It pauses for the
 * report.
 *
 * @param {string} what
 * @param {{ args?: string[], still?: number }} [more]
 */
async function serve(what, { args = [], still = 2 } = {}) {
  const code = `
    const { startWatchdog } = await import(${JSON.stringify(MODULE)});
    const stop = startWatchdog('api', { limits: { busy: 0.5, still: ${still} }, lookEveryMs: 50 });
    setInterval(() => {}, 1000);
    const loopFor = (ms) => { const until = performance.now() + ms; while (performance.now() < until); };
    const waitFor = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    process.stdout.write('up');
    setTimeout(() => { ${what} }, 300);
  `;
  const child = spawn(process.execPath, [...args, '--input-type=module', '-e', code]);
  children.push(child);
  const lines = { said: '', out: '' };
  child.stderr.on('data', (text) => {
    lines.said += text;
  });
  child.stdout.on('data', (text) => {
    lines.out += text;
  });
  const exited = once(child, 'exit');
  return { child, lines, exited };
}

// Other systems do not report which thread worked.
const onLinux = process.platform === 'linux' ? it : it.skip;

it.each([
  ['computes without an end', 'for (;;);', 60, '0.5 s of work'],
  ['waits without an end', 'waitFor(Infinity)', 2, '2 s'],
  ['does nothing but microtasks', 'const on = () => Promise.resolve().then(on); on()', 60, '0.5 s of work'],
  ['ignores signals', "process.on('SIGTERM', () => {}); for (;;);", 60, '0.5 s of work'],
])('a server that %s is ended, and says why', async (_, what, still, after) => {
  const { exited, lines } = await serve(what, { still });
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(JSON.parse(lines.said)).toMatchObject({
    level: 60,
    msg: `The event loop of api has not turned for ${after}: the process is ended, to be started again`,
  });
});

it.each([
  ['works hard, and turns', 'setInterval(() => loopFor(100), 101); setTimeout(() => process.exit(7), 2500)'],
  ['waits, and turns', 'setInterval(() => waitFor(300), 301); setTimeout(() => process.exit(7), 2500)'],
  ['is not watched any more', 'stop(); setTimeout(() => process.exit(7), 1000); loopFor(900)'],
  ['ends by itself', 'setTimeout(() => process.exit(7), 10)'],
])('a server that %s is left alone', async (_, what) => {
  const { exited } = await serve(what);
  expect(await exited).toEqual([7, null]);
});

onLinux('works of other threads are not counted as its own', async () => {
  const { exited } = await serve(`
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    for (const _ of [1, 2]) new Worker('for (;;);', { eval: true });
    setTimeout(() => { waitFor(900); process.exit(7); }, 100);
  `);
  expect(await exited).toEqual([7, null]);
});

it('a server that was stopped, as on a machine that sleeps, is left alone', async () => {
  const { child, exited, lines } = await serve('setTimeout(() => process.exit(7), 2500)', { still: 1 });
  while (lines.out !== 'up') await once(child.stdout ?? child, 'data');
  child.kill('SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  child.kill('SIGCONT');
  expect(await exited).toEqual([7, null]);
});

it('a server under a debugger is left alone', async () => {
  const { exited } = await serve('loopFor(1500); process.exit(7)', { args: ['--inspect=127.0.0.1:0'] });
  expect(await exited).toEqual([7, null]);
});
