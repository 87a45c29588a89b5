import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './workspace.cjs';

const MODULE = JSON.stringify(path.join(root, 'tooling/run/runToEnd.cjs'));

/** Windows has no signals to pass on. */
const onUnix = process.platform === 'win32' ? describe.skip : describe;

/** A wrapper around a program of this code, which says its own number when it is ready. @param {string} code */
async function aWrapper(code) {
  const child = JSON.stringify(`${code} console.log(process.pid);`);
  const wrapper = spawn(process.execPath, [
    '-e',
    `require(${MODULE}).runToEnd(process.execPath, ['-e', ${child}]).then((code) => { process.exitCode = code; })`,
  ]);
  // It may end as soon as it has said so.
  const ended = once(wrapper, 'exit');
  const [said] = await once(wrapper.stdout, 'data');
  return { wrapper, ended, child: Number(String(said)) };
}

const STAYS = 'setInterval(() => {}, 60_000);';

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

onUnix('a program that a wrapper runs', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ])('ends with it by %s', async (signal, code) => {
    const { wrapper, ended, child } = await aWrapper(STAYS);
    wrapper.kill(/** @type {NodeJS.Signals} */ (signal));
    expect(await ended).toEqual([code, null]);
    expect(isAlive(child)).toBe(false);
  });

  it('tidies up first, and its own code is the wrapper’s', async () => {
    const { wrapper, ended, child } = await aWrapper(
      `process.once('SIGTERM', () => setImmediate(() => { console.log('tidy'); process.exit(7); })); ${STAYS}`,
    );
    const said = once(wrapper.stdout, 'data');
    wrapper.kill('SIGTERM');
    expect(String((await said)[0])).toBe('tidy\n');
    expect(await ended).toEqual([7, null]);
    expect(isAlive(child)).toBe(false);
  });

  it('that fails by itself gives its code', async () => {
    const { ended } = await aWrapper('process.exitCode = 3;');
    expect(await ended).toEqual([3, null]);
  });
});
