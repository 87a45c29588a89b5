import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../workspace.cjs';

const MODULE = JSON.stringify(path.join(root, 'tooling/run/start/outliveReader.cjs'));

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
  expect(said).toBe('');
  expect(exitCode).toBe(7);
});
