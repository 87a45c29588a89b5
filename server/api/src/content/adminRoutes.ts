import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../rest/apiError';
import { MEDIA_TYPES, storeMedia } from '../store/siteContent';
import type { Store } from '../store/store';
import { publish, readSiteContent } from './publication';
import { LARGEST_PICTURE_BYTES } from './read/pictureFile';

const hashesSchema = v.object({ hashes: v.array(text) });

/** The routes of `npm run content`: what the site has, which pictures it lacks, and publishing. */
export function registerContentAdmin(app: FastifyInstance, { db }: Pick<Store, 'db'>): void {
  app.get('/content', async () => ({ data: await readSiteContent(db) }));

  app.post('/content/missing-pictures', async ({ body }) => {
    const { hashes } = decode(hashesSchema, body);
    if (hashes.length === 0) return { data: [] };
    const stored = await db.selectFrom('media').select('hash').where('hash', 'in', hashes).execute();
    const known = new Set(stored.map(({ hash }) => hash));
    return { data: hashes.filter((hash) => !known.has(hash)) };
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
    await storeMedia(db, body, ending);
    return {};
  });

  app.post('/content/publish', async ({ body }) => {
    await publish(db, body);
    return {};
  });
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
