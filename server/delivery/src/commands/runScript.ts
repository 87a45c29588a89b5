import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RunScript } from './releaseCommand';

/** The script prints for the operator, as we do. It gets the signal that `over` has as its reason. */
export const runScript: RunScript = async (script, args, over) => {
  if (over.aborted) return false;
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  const onOver = () => child.kill(over.reason);
  over.addEventListener('abort', onOver);
  const [code] = await once(child, 'exit');
  over.removeEventListener('abort', onOver);
  return code === 0;
};
