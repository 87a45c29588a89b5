import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { root } from '../workspace.cjs';

const MODULE = JSON.stringify(path.join(root, 'tooling/run/start/endWithNpm.cjs'));

/** npm on Windows takes its children along by itself. */
const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix('a start ends when the shell that npm put between is killed', async () => {
  const watch = net.createServer();
  await new Promise((resolve) => watch.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = watch.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const code = `require(${MODULE}).endWithNpm(); require('node:net').connect(${port}, '127.0.0.1')`;
  // The second command keeps the shell from becoming the process itself.
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, code], {
    env: { PATH: process.env.PATH, npm_lifecycle_event: 'start' },
  });
  const [socket] = await once(watch, 'connection');
  socket.on('error', () => {});
  socket.resume();
  shell.kill('SIGTERM');
  await once(socket, 'close');
  watch.close();
});
