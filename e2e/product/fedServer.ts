import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originOf, startOrdered } from './startOrdered';

/** The secret that it accepts, as does a product in front of it. */
export const SECRET = 'fed';

/** The token by which the servers know each other. */
export const INTERNAL_TOKEN = 'token-of-the-fed';

/** The whole `api` with that many live matches, fed by hand; times are unix milliseconds. */
export async function startFedServer(matches: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tyso-fed-'));
  const env = { DATA_DIR: dataDir, MATCHES: String(matches), SIGNATURE_SECRETS: SECRET, INTERNAL_TOKEN };
  const child = await startOrdered('handFedServer', env);
  return {
    dataDir,
    origin: () => originOf(child),
    /** Sends a goal of a match, or of several from it on; resolves with the moment before it was sent. */
    async publish({
      change,
      match,
      matches = 1,
    }: {
      change: number;
      match: number;
      matches?: number;
    }): Promise<number> {
      const sent = await child.order('change', change, matches, match);
      if (Array.isArray(sent) && typeof sent[0] === 'number') return sent[0];
      throw new Error(`Expected the time of a change, got ${JSON.stringify(sent)}`);
    },
    async stop(): Promise<void> {
      await child.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
