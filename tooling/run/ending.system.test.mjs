import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './workspace.cjs';

const MODULE = JSON.stringify(path.join(root, 'tooling/run/ending.cjs'));

/** Windows has no signals to pass on, and npm ends its children there itself. */
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

/** The shell command of a start, which says its number. The second command keeps the shell from replacing itself. */
const START = `"$0" -e "require($1).endWithNpm(); console.log(process.pid); ${STAYS}"; true`;

onUnix('a start ends', () => {
  const args = ['-c', START, process.execPath, MODULE];
  const env = { PATH: process.env.PATH, npm_lifecycle_event: 'start' };
  let pid = 0;
  afterEach(() => {
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
  });

  it('when the shell that npm put between is killed', async () => {
    const shell = spawn('sh', args, { env });
    pid = Number(String(await once(shell.stdout, 'data')));
    shell.kill('SIGTERM');
    // The start has the shell's output, which ends with both.
    await once(shell, 'close');
  });

  // Other systems do not report the shell's parent.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('when npm itself is killed, and only its shell is left', async () => {
    const code = `require('node:child_process').spawn('sh', ${JSON.stringify(args)}, { stdio: 'inherit' })`;
    const npm = spawn(process.execPath, ['-e', code], { env });
    pid = Number(String(await once(npm.stdout, 'data')));
    npm.kill('SIGKILL');
    await once(npm, 'close');
  });
});

it('a command whose reader has read enough does all of its work, without a word', async () => {
  const code = `
    require(${MODULE}).outliveReader();
    process.stdin.once('data', () => {
      console.log('is live');
      setImmediate(() => { process.exitCode = 7; process.stdin.destroy(); });
    });`;
  const command = spawn(process.execPath, ['-e', code]);
  command.stdout.destroy();
  command.stdin.end('go on');
  const [said, [exitCode]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect([said, exitCode]).toEqual(['', 7]);
});
