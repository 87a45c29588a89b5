import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type RunScript, releaseCommand } from '../commands/releaseCommand';
import { runCommand } from '../commands/runCommand';
import { ReleaseError } from '../release/releaseError';

/** What it prints is for the person at the keyboard, as ours is. */
const runScript: RunScript = async (script, args) => {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ReleaseError('What is live stays as it is: the release failed when it was tried.');
};

/** One line a name on success, one line on failure. */
runCommand((args, context) => releaseCommand(args, context, runScript));
