import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Memory in use after garbage collection. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
