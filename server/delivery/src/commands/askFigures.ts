import { apiAt, findAdminEndpoint } from 'server-shared/admin/adminClient';
import { RELEASE_FIGURES_PATH, type ReleaseFigures, releasesAnswerSchema } from 'server-shared/releases/releaseFigures';
import { decode } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { CommandContext } from './commandContext';

/** What releases were for visitors, by {@link partKey}; or why that cannot be said, as part of a sentence. */
export type AskedFigures =
  | { readonly kind: 'known'; readonly figures: ReadonlyMap<string, ReleaseFigures> }
  | { readonly kind: 'missing'; readonly why: string };

/** A release in a hurry must not wait for a server that hangs. */
const PATIENCE_MS = 5_000;

/**
 * Asks `api`: the one at an address, or else the one that runs on the data folder. It never throws, since releases are
 * listed without figures as well.
 *
 * @param since unix seconds; all that it has by default
 * @param context `apiOrigin` such as `http://api:9000`, an address that visitors do not reach, with the token of its INTERNAL_TOKEN
 */
export async function askFigures(
  dataDir: string,
  { apiOrigin, internalToken }: Pick<CommandContext, 'apiOrigin' | 'internalToken'>,
  since?: number,
): Promise<AskedFigures> {
  const query = since === undefined ? '' : `?since=${Math.floor(since)}`;
  try {
    const api = apiOrigin === undefined ? await findAdminEndpoint(dataDir) : apiAt(apiOrigin, internalToken);
    const { releases } = await api.get(RELEASE_FIGURES_PATH + query, readAnswer, PATIENCE_MS);
    return { kind: 'known', figures: new Map(releases.map((one) => [partKey(one), one])) };
  } catch (error) {
    return { kind: 'missing', why: toError(error).message };
  }
}

const readAnswer = (raw: unknown) => decode(releasesAnswerSchema, raw, RELEASE_FIGURES_PATH);
