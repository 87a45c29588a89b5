import { setTimeout as pause } from 'node:timers/promises';
import { isApiReady } from './http/readiness';

const EVERY_MS = 100;
const ONE_TRY_MS = 1000;

/** Resolves when `api` is ready, or with `false` when the signal ends the wait. */
export async function waitForApi(apiOrigin: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isApiReady(apiOrigin, AbortSignal.any([signal, AbortSignal.timeout(ONE_TRY_MS)]))) return true;
    await pause(EVERY_MS, undefined, { signal }).catch(() => {});
  }
  return false;
}
