import type { AdminClient } from 'server-shared/admin/adminClient';
import {
  type ContentPreview,
  contentKey,
  contentPreviewPath,
  contentPreviewSchema,
} from 'server-shared/previews/contentPreview';
import { createPreviewLookup } from 'server-shared/previews/createPreviewLookup';
import { decoder, type Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import type { Live } from '../pointers/livePointers';
import type { Previews } from './createPreviews';

const PATIENCE_MS = 3_000;

/** Of tokens that are made up one after the other, no more are asked for at a time. */
const MAX_AT_ONCE = 10;

const answer = decoder(v.nullable(contentPreviewSchema));

/**
 * Looks at content that is not published: `api` answers the visitor's own requests with it, for the cookie that a page
 * sets. So the server renders nothing of such a page, and the browser all of it. While `api` does not answer, pages that
 * were shown before go on.
 *
 * @param api on the port that no visitor reaches
 * @param now unix milliseconds
 */
export function createContentPreviews(api: Pick<AdminClient, 'get'>, report: Report, now: () => number): Previews {
  const find = createPreviewLookup({
    async read(key) {
      try {
        return (await api.get(contentPreviewPath(key), answer, PATIENCE_MS)) ?? undefined;
      } catch (error) {
        report(toError(error));
        throw error;
      }
    },
    atOnce: MAX_AT_ONCE,
    now,
  });

  return {
    async look(token, live) {
      const known = await find(contentKey(token));
      if (!known) return { kind: 'unknown' };
      const { found } = known;
      if (!found) return { kind: 'gone' };
      return now() < found.until * 1000 ? { kind: 'shown', live: liveWithContent(live, found) } : { kind: 'expired' };
    },
  };
}

/** What is live, of which the server renders nothing. */
function liveWithContent(live: Live, preview: ContentPreview): Live {
  const { shell, remotes } = live;
  return {
    ...live,
    shell: shell && { ...shell, drawing: 'off' },
    remotes: remotes.map((one) => ({ ...one, drawing: 'off' })),
    preview,
  };
}
