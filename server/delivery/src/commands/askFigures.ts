import { isNativeError } from 'node:util/types';
import { findAdminEndpoint } from 'server-shared/admin/adminClient';
import {
  RELEASE_FIGURES_PATH,
  type ReleaseFigures,
  type ReleasesAnswer,
  releasesAnswerSchema,
} from 'server-shared/releases/releaseFigures';
import { decode, decoder } from 'shared-kernel/decode/decode';
import * as v from 'valibot';

/** What releases were for visitors, by {@link figuresKey}; or why that cannot be said, as part of a sentence. */
export type AskedFigures =
  | { readonly kind: 'known'; readonly figures: ReadonlyMap<string, ReleaseFigures> }
  | { readonly kind: 'missing'; readonly why: string };

/** A release in a hurry must not wait for a server that hangs. */
const PATIENCE_MS = 5_000;

const answerSchema = v.object({ data: releasesAnswerSchema });

/** The key of a release among figures. */
export const figuresKey = (remote: string, release: string) => `${remote} ${release}`;

/**
 * Asks `api`: the one at an address, or else the one that runs on the data folder. It never throws, since releases are
 * listed without figures as well.
 *
 * @param apiOrigin such as `http://api:9000`, an address that visitors do not reach
 */
export async function askFigures(dataDir: string, apiOrigin: string | undefined): Promise<AskedFigures> {
  try {
    const { releases } = await (apiOrigin === undefined ? askAdmin(dataDir) : askAt(apiOrigin));
    return { kind: 'known', figures: new Map(releases.map((one) => [figuresKey(one.remote, one.release), one])) };
  } catch (error) {
    return { kind: 'missing', why: isNativeError(error) ? reasonOf(error) : String(error) };
  }
}

async function askAdmin(dataDir: string): Promise<ReleasesAnswer> {
  const endpoint = await findAdminEndpoint(dataDir);
  return endpoint.get(RELEASE_FIGURES_PATH, decoder(releasesAnswerSchema));
}

async function askAt(apiOrigin: string): Promise<ReleasesAnswer> {
  const url = new URL(RELEASE_FIGURES_PATH, apiOrigin);
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${url}: expected status 200, got ${answer.status}`);
  return decode(answerSchema, await answer.json(), String(url)).data;
}

/** `fetch` names the failed connection only as the cause. */
function reasonOf({ message, cause }: Error): string {
  return isNativeError(cause) ? `${message}: ${cause.message}` : message;
}
