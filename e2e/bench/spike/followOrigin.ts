import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Counts the requests that a cache sends to its origin, by address, from Varnish's own log. */
export function followOrigin(work: string) {
  const counts = new Map<string, number>();
  const log = spawn('varnishncsa', ['-n', work, '-b', '-F', '%U%q'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: log.stdout });
  lines.on('line', (address) => counts.set(address, (counts.get(address) ?? 0) + 1));
  return {
    async stop(): Promise<ReadonlyMap<string, number>> {
      log.kill('SIGINT');
      await once(lines, 'close');
      return counts;
    },
  };
}
