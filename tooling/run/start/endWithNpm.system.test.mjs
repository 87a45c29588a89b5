import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { root } from '../workspace.cjs';

const MODULE = JSON.stringify(path.join(root, 'tooling/run/start/endWithNpm.cjs'));

/** npm on Windows ends its children itself. */
const onUnix = process.platform === 'win32' ? it.skip : it;
/** Other systems do not report the shell's parent. */
const onLinux = process.platform === 'linux' ? it : it.skip;

const env = { PATH: process.env.PATH, npm_lifecycle_event: 'start' };

/** The shell command of a start, and when that has begun and ended. */
async function watchedStart() {
  const watch = net.createServer();
  await new Promise((resolve) => watch.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = watch.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const code = `require(${MODULE}).endWithNpm(); require('node:net').connect(${port}, '127.0.0.1')`;
  // The second command keeps the shell from replacing itself by the process.
  const args = ['-c', '"$0" -e "$1"; true', process.execPath, code];
  const begun = once(watch, 'connection');

  async function ended() {
    const [socket] = await begun;
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'close');
    watch.close();
  }
  return { args, begun, ended };
}

onUnix('a start ends when the shell that npm put between is killed', async () => {
  const { args, begun, ended } = await watchedStart();
  const shell = spawn('sh', args, { env });
  await begun;
  shell.kill('SIGTERM');
  await ended();
});

onLinux('a start ends when npm itself is killed, and only its shell is left', async () => {
  const { args, begun, ended } = await watchedStart();
  const code = `require('node:child_process').spawn('sh', ${JSON.stringify(args)}, { stdio: 'ignore' })`;
  const npm = spawn(process.execPath, ['-e', code], { env });
  await begun;
  npm.kill('SIGKILL');
  await ended();
});
