import type { FastifyRequest } from 'fastify';
import { contentKey, isContentToken } from 'server-shared/previews/contentPreview';
import { createPreviewLookup } from 'server-shared/previews/createPreviewLookup';
import { previewCookie } from 'server-shared/previews/previewParameter';
import { ApiError } from '../http/apiError';
import type { ContentReads, Store } from '../store/store';

/** The content for one request. */
export type ShownContent = ContentReads & {
  /** The preview that its visitor looks at, whose answers are for them alone. */
  readonly preview?: string;
};

/** Whose content a request is answered with. */
export type ShownTo = ReturnType<typeof createShownContent>;

type Previews = ContentReads & Pick<Store, 'findPreview' | 'previewReads'>;

/** Tokens that are made up one after the other leave the store to the feed and to visitors. */
const MAX_AT_ONCE = 3;

/**
 * Everybody's content, or that of the preview whose token the request's cookie holds. A token that says nothing, or not any
 * more, changes nothing: it is the page that tells its visitor so.
 *
 * @param now unix seconds
 */
export function createShownContent(store: Previews, now: () => number) {
  const find = createPreviewLookup({
    read: (key) => store.findPreview(key),
    atOnce: MAX_AT_ONCE,
    now: () => now() * 1000,
  });

  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<ShownContent> => {
    const token = previewCookie(headers.cookie);
    if (token === undefined || !isContentToken(token)) return store;
    const key = contentKey(token);
    const known = await find(key);
    if (!known) throw new ApiError(503, 'unavailable', 'The preview cannot be read just now: try again');
    const { found } = known;
    return found && now() < found.until ? { ...store.previewReads(key), preview: key } : store;
  };
}
