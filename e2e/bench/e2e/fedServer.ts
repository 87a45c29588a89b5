import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../../../server/api/dist/bin/benchServer.js');

/** The secret that it accepts, as does a product in front of it. */
export const SECRET = 'bench';

/** The whole `api` with that many live matches, fed by hand; times are unix milliseconds. */
export async function startFedServer(matches: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tyso-bench-'));
  const env = { ...process.env, DATA_DIR: dataDir, MATCHES: String(matches), SIGNATURE_SECRETS: SECRET };
  const child = fork(SCRIPT, { env });
  await once(child, 'message');
  let orders = 0;

  async function order(name: string, ...given: number[]): Promise<unknown> {
    const id = ++orders;
    child.send({ id, name, given });
    for (;;) {
      const [answer]: unknown[] = await once(child, 'message');
      if (typeof answer === 'object' && answer && 'id' in answer && answer.id === id) {
        return 'result' in answer ? answer.result : undefined;
      }
    }
  }

  return {
    async origin(): Promise<string> {
      const addresses = await order('addresses');
      if (Array.isArray(addresses) && typeof addresses[0] === 'string') return addresses[0];
      throw new Error(`Expected addresses, got ${JSON.stringify(addresses)}`);
    },
    /** Sends a goal of a match, or of several from it on; resolves with the moment before it was sent. */
    async tell({ change, match, matches = 1 }: { change: number; match: number; matches?: number }): Promise<number> {
      const told = await order('change', change, matches, match);
      if (Array.isArray(told) && typeof told[0] === 'number') return told[0];
      throw new Error(`Expected the time of a change, got ${JSON.stringify(told)}`);
    },
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
