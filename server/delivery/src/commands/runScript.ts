import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ENDINGS } from '../release/makeLive';
import type { RunScript } from './releaseCommand';

/** The script prints for the operator, as we do. What ends us ends it, and we take away then what it was given. */
export const runScript: RunScript = async (script, args, over) => {
  if (over?.aborted) return false;
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  // A signal is over, too: the script gets that signal alone.
  const onOver = () => child.killed || child.kill();
  for (const signal of ENDINGS) process.prependListener(signal, end);
  over?.addEventListener('abort', onOver);
  const [code] = await once(child, 'exit');
  for (const signal of ENDINGS) process.off(signal, end);
  over?.removeEventListener('abort', onOver);
  return code === 0;
};
