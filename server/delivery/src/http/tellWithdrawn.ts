import { bearer } from 'server-shared/admin/adminClient';
import { WITHDRAWN_PATH } from 'server-shared/releases/withdrawnPath';
import { toError } from 'shared-kernel/decode/toError';
import type { Released } from 'shared-kernel/protocol/released';
import type { LivePointers } from '../pointers/livePointers';

/** Of one message to `api`, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Tells `api`, whose hub tells open tabs. @param token of INTERNAL_TOKEN @throws an error unless it was noted */
export async function postReleased(apiOrigin: string, token: string | undefined, released: Released): Promise<void> {
  const answer = await fetch(`${apiOrigin}${WITHDRAWN_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify(released),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`POST ${WITHDRAWN_PATH}: expected status 204, got ${answer.status}`);
}

/**
 * Tells of each release that pointers withdraw from now on, again until it is heard. Tabs read pointers themselves now
 * and then, so what happens while this server is away reaches them later.
 *
 * @param report hears once why it is not heard
 * @returns looks at the pointers, to be called often
 */
export function createWithdrawnTeller(
  pointers: LivePointers,
  post: (released: Released) => Promise<void>,
  report: (error: Error) => void,
): () => Promise<void> {
  let told: ReadonlyMap<string, string> | undefined;
  let isTroubled = false;

  async function look(): Promise<void> {
    const { remotes } = await pointers.current();
    const now = remotes.map(({ remote, withdrawn = [], reloads = [] }) => ({ remote, withdrawn, reloads }));
    const known = told ?? new Map(now.map((one) => [one.remote, JSON.stringify(one)]));
    const next = new Map(known);
    told = next;
    const failed: unknown[] = [];
    for (const one of now) {
      const text = JSON.stringify(one);
      if (known.get(one.remote) === text) continue;
      // What of one remote is not heard keeps no other one waiting.
      if (one.withdrawn.length > 0 && !(await isHeard(one, failed))) continue;
      next.set(one.remote, text);
    }
    if (failed.length > 0) throw failed[0];
    isTroubled = false;
  }

  const isHeard = (one: Released, failed: unknown[]) =>
    post(one).then(
      () => true,
      (error: unknown) => {
        failed.push(error);
        return false;
      },
    );

  function lookOrReport(): Promise<void> {
    return look().catch((error: unknown) => {
      if (!isTroubled) report(new Error(`Open tabs do not hear yet of a withdrawn release: ${toError(error).message}`));
      isTroubled = true;
    });
  }

  let looking: Promise<void> | undefined;
  // A slow answer is waited for, and not asked for again beside it.
  return () => {
    looking ??= lookOrReport().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
