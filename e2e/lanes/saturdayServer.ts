import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRET } from '../product/fedServer';
import { originOf, startOrdered } from '../product/startOrdered';

/** Milliseconds for each change. */
const PACE_MS = 10;

/** The whole `api` on a simulated Saturday that goes on only by orders. */
export async function startSaturday(matches: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tyso-saturday-'));
  const env = {
    DATA_DIR: dataDir,
    MATCHES: String(matches),
    SIGNATURE_SECRETS: SECRET,
    BEGAN: String(Math.floor(Date.now() / 1000)),
  };
  let child = await startOrdered('saturdayServer', env);
  const origin = await originOf(child);
  let played = 0;
  return {
    origin,
    /** Publishes the next changes, each match that changed counted once; resolves when they are on the board. */
    async play(changes: number, paceMs = PACE_MS): Promise<void> {
      const sent = Number(await child.order('play', changes, paceMs));
      played += sent;
      // The Saturday is over: another begins with the next start.
      if (sent < changes) played = 0;
    },
    /** Gives every home side this rank. */
    rank: (place: number) => child.order('rank', place),
    /** Kills the node as a power cut does. */
    kill: () => child.kill(),
    /** Starts it again under its address; the Saturday goes on where it was. */
    async startAgain(): Promise<void> {
      child = await startOrdered('saturdayServer', { ...env, API_PORT: new URL(origin).port, PLAYED: String(played) });
    },
    async stop(): Promise<void> {
      await child.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Saturday = Awaited<ReturnType<typeof startSaturday>>;
