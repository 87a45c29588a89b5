import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sign } from 'shared-kernel/http/signature';
import { SECRET } from '../e2e/product/fedServer';
import { originOf, startOrdered } from '../e2e/product/startOrdered';

const HOUR_MS = 3_600_000;

/** One of api's servers for tests (`server/api/src/testing/bin`), with a data folder of its own. */
export async function startApi(name: string, env: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tyso-bench-'));
  const child = await startOrdered(name, { DATA_DIR: dataDir, SIGNATURE_SECRETS: SECRET, ...env });
  const { order } = child;
  return {
    order,
    origin: await originOf(child),
    /** Milliseconds of its processor so far. */
    cpuMs: async () => Number(await order('cpuMs')),
    async stop(): Promise<void> {
      await child.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A page's own request of the board: the matches from eight hours ago to sixteen ahead. */
export function boardPath(): string {
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const from = (hours: number) => encodeURIComponent(new Date(hour + hours * HOUR_MS).toISOString());
  return `/api/match/range?FromDate=${from(-8)}&ToDate=${from(16)}`;
}

/** The headers of that request, by a visitor whose browser takes brotli. */
export function boardHeaders(): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = sign(SECRET, seconds, '/api/match/range');
  return { 'x-signature': signature, 'x-timestamp': String(seconds), 'accept-encoding': 'br' };
}
