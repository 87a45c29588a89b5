import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RunScript } from './releaseCommand';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The script prints for the operator, as we do. What ends us ends it, and we take away then what it was given. */
export const runScript: RunScript = async (script, args, over) => {
  if (over?.aborted) return false;
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  const onOver = () => child.kill();
  for (const signal of ENDINGS) process.on(signal, end);
  over?.addEventListener('abort', onOver);
  const [code] = await once(child, 'exit');
  for (const signal of ENDINGS) process.off(signal, end);
  over?.removeEventListener('abort', onOver);
  return code === 0;
};
