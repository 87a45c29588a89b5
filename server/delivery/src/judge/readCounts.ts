import { bearer } from 'server-shared/admin/adminClient';
import { RELEASE_FIGURES_PATH, type ReleaseFigures, releasesAnswerSchema } from 'server-shared/releases/releaseFigures';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { partKey } from 'shared-kernel/protocol/partKey';
import { Agent, request } from 'undici';
import * as v from 'valibot';

/** What `api` counted of releases since a time, by {@link partKey}. */
export type CountedReleases = ReadonlyMap<string, ReleaseFigures>;

/** A hundred releases with all their pages and buckets. */
const MOST_BYTES = 4_000_000;
const PATIENCE_MS = 5_000;

const answerSchema = v.object({ data: v.unknown() });

/** Asks the `api` at an address that visitors do not reach, such as `http://api:9000`. @param token of INTERNAL_TOKEN */
export function createCountsReader(apiOrigin: string, token: string | undefined) {
  const dispatcher = new Agent({ maxResponseSize: MOST_BYTES, connect: { timeout: PATIENCE_MS } });
  return {
    /**
     * @param since unix seconds
     * @throws an error that says what came instead of counts
     */
    async read(since: number): Promise<CountedReleases> {
      const url = new URL(RELEASE_FIGURES_PATH, apiOrigin);
      url.searchParams.set('since', String(Math.floor(since)));
      const { statusCode, body } = await request(url, {
        dispatcher,
        headers: bearer(token),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await body.text();
      if (statusCode !== 200) throw new DecodeError(`At ${url}: expected status 200, got ${statusCode}`);
      const { data } = decode(answerSchema, parsed(text, url), RELEASE_FIGURES_PATH);
      const { releases } = decode(releasesAnswerSchema, data, RELEASE_FIGURES_PATH);
      return new Map(releases.map((one) => [partKey(one), one]));
    },
    close: () => dispatcher.destroy(),
  };
}

function parsed(text: string, url: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DecodeError(`At ${url}: expected JSON, got ${JSON.stringify(text.slice(0, 40))}`);
  }
}
