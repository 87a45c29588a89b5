import { type AdminClient, apiAt, dataOf } from 'server-shared/admin/adminClient';
import { filePath, LIVE_PATH } from 'server-shared/releases/liveAnswer';
import { RENDERED_PATH, type RenderOutcomes } from 'server-shared/releases/rendered';
import type { FileSource } from './bringRelease';
import type { Known } from './followLive';

/** Longer than `api` waits for a change, which is 25 s. */
const POLL_PATIENCE_MS = 40_000;
const FILE_PATIENCE_MS = 30_000;
const REPORT_PATIENCE_MS = 3_000;

/** What `api` says of releases, on its port for servers. */
export type LiveApi = Pick<AdminClient, 'get'> & {
  readonly file: FileSource;
  live(known: Known | undefined, signal: AbortSignal): Promise<unknown>;
  reportRendered(counts: readonly RenderOutcomes[]): Promise<void>;
};

export function liveApi(origin: string, token: string | undefined): LiveApi {
  const { get, ask } = apiAt(origin, token);
  return {
    get,
    async live(known, signal) {
      const query = known ? `?${new URLSearchParams({ epoch: known.epoch, after: String(known.number) })}` : '';
      return dataOf(await ask(LIVE_PATH + query, { signal: within(POLL_PATIENCE_MS, signal), redirect: 'error' }));
    },
    async file({ sha256 }, signal) {
      const answer = await ask(filePath(sha256), { signal: within(FILE_PATIENCE_MS, signal), redirect: 'error' });
      if (!answer.ok) await dataOf(answer);
      return Buffer.from(await answer.arrayBuffer());
    },
    async reportRendered(counts) {
      const answer = await ask(RENDERED_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ counts }),
        signal: within(REPORT_PATIENCE_MS),
      });
      if (!answer.ok) await dataOf(answer);
      else await answer.body?.cancel();
    },
  };
}

function within(ms: number, signal?: AbortSignal): AbortSignal {
  return AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);
}
