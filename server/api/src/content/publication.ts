import { createHash } from 'node:crypto';
import { contentKey, makeContentToken } from 'server-shared/previews/contentPreview';
import { endOfPreview, LABEL } from 'server-shared/previews/previewParameter';
import { decode } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import type { Store } from '../store/store';
import type { StoredContent } from '../store/storedContent';
import { KIND_NAMES, kindNameSchema, SITE_KINDS } from './kinds/siteKinds';

const publishedItemSchema = v.object({
  key: text,
  fingerprint: text,
  title: text,
  text: v.optional(text),
  date: v.optional(text),
  parts: v.optional(v.array(text)),
});

/** The current content of the site; `revision` changes with every publication. */
export const siteContentSchema = v.object({
  revision: text,
  kinds: v.record(kindNameSchema, v.array(publishedItemSchema)),
});
export type SiteContent = v.InferOutput<typeof siteContentSchema>;

/** The changes to make. `revision` is the one that they were computed from. */
export const publicationSchema = v.object({
  revision: text,
  changes: v.array(
    v.object({
      kind: kindNameSchema,
      /** In this order, and before all else. */
      rename: v.optional(v.array(v.object({ from: text, to: text })), []),
      put: v.array(v.unknown()),
      takeDown: v.array(text),
    }),
  ),
});
export type Publication = v.InferOutput<typeof publicationSchema>;
type Change = Publication['changes'][number];

export async function readSiteContent(content: StoredContent): Promise<SiteContent> {
  const kinds: Partial<SiteContent['kinds']> = {};
  for (const name of KIND_NAMES) kinds[name] = await SITE_KINDS[name].published(content);
  const revision = createHash('sha256').update(JSON.stringify(kinds)).digest('base64url');
  return decode(siteContentSchema, { revision, kinds });
}

/**
 * Writes a publication in one transaction: all of it, or nothing when any of it is wrong.
 *
 * @throws DecodeError that names the item, ApiError 409 when another publication came in between
 */
export async function publish(store: Pick<Store, 'changeContent'>, raw: unknown): Promise<void> {
  await store.changeContent(changeOf(decode(publicationSchema, raw)));
}

const previewSchema = v.object({
  ...publicationSchema.entries,
  label: v.pipe(text, v.regex(LABEL, `a label such as ban-thao`)),
});

/** What `npm run content -- preview` is answered with: the token of its link, valid until then, in unix seconds. */
export const keptPreviewSchema = v.object({ token: text, until: integer });

/**
 * Keeps what a publication would make of the content for those who have a link, and changes nothing.
 *
 * @param now unix seconds
 * @throws as {@link publish}
 */
export async function preview(store: Pick<Store, 'keepPreview'>, raw: unknown, now: number) {
  const { label, ...publication } = decode(previewSchema, raw);
  const [token, until] = [makeContentToken(), endOfPreview(now)];
  await store.keepPreview({ key: contentKey(token), label, until }, changeOf(publication));
  return { token, until } satisfies v.InferOutput<typeof keptPreviewSchema>;
}

const changeOf =
  ({ revision, changes }: Publication) =>
  async (content: StoredContent) => {
    if ((await readSiteContent(content)).revision !== revision) {
      throw new ApiError(409, 'conflict', 'Somebody else has published meanwhile: do it again');
    }
    for (const change of changes) await applyChange(content, change);
  };

async function applyChange(content: StoredContent, { kind, rename, put, takeDown }: Change): Promise<void> {
  for (const { from, to } of rename) await SITE_KINDS[kind].rename?.(content, from, to);
  for (const [index, item] of put.entries()) await SITE_KINDS[kind].put(content, item, `${kind}.${index}`);
  for (const key of takeDown) await SITE_KINDS[kind].takeDown(content, key);
}
