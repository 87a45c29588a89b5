import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import { MEDIA_TYPES } from '../store/siteContent';
import type { Store } from '../store/store';
import { preview, publish, readSiteContent } from './publication';
import { LARGEST_PICTURE_BYTES } from './read/pictureFile';

const hashesSchema = v.object({ hashes: v.array(text) });

/** The routes of `npm run content`: what the site has, which pictures it lacks, previews and publishing. */
export function registerContentAdmin(
  app: FastifyInstance,
  store: Pick<Store, 'content' | 'changeContent' | 'keepPreview' | 'endPreviews'>,
): void {
  app.get('/content', async () => ({ data: await readSiteContent(store.content) }));

  app.post('/content/missing-pictures', async ({ body }) => {
    const { hashes } = decode(hashesSchema, body);
    return { data: await store.content.missingPictures(hashes) };
  });

  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: LARGEST_PICTURE_BYTES },
    async (_request: unknown, body: unknown) => body,
  );
  app.put<{ Params: { file: string } }>('/media/:file', { bodyLimit: LARGEST_PICTURE_BYTES }, async (request) => {
    const { body, params } = request;
    const [, hash, ending = ''] = /^([0-9a-f]{64})\.([a-z]{3,4})$/.exec(params.file) ?? [];
    if (!Buffer.isBuffer(body) || MEDIA_TYPES[ending] === undefined || hashOf(body) !== hash) {
      throw new ApiError(400, 'bad_request', 'Expected a picture under the hash of its bytes');
    }
    await store.content.putPicture(body, ending);
    return {};
  });

  app.post('/content/publish', async ({ body }) => {
    await publish(store, body);
    return {};
  });

  app.post('/content/end-previews', async () => ({ data: await store.endPreviews() }));

  app.post('/content/preview', async ({ body }) => ({ data: await preview(store, body, Date.now() / 1000) }));
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
