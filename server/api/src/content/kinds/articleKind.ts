import { type Kysely, sql, type Transaction } from 'kysely';
import { cleanHtml } from 'server-shared/html/cleanHtml';
import { decode } from 'shared-kernel/decode/decode';
import { PUBLISHED } from 'shared-kernel/entities/article';
import { ApiError } from '../../rest/apiError';
import type { ArticleKind, Database } from '../../store/schema';
import { articleItemSchema } from './articleItem';
import { type ContentKind, fingerprintOf } from './contentKind';

/** Status of an article whose file is gone or a draft again: it is hidden, and keeps its id for a return. */
const TAKEN_DOWN = 'TakenDown';

/** Previews or news, identified by slug. The HTML is cleaned here, whatever its sender. */
export function articleKind(kind: ArticleKind): ContentKind {
  return {
    published: (db) => publishedArticles(db, kind),

    async put(trx, raw, at) {
      const sent = decode(articleItemSchema, raw, at);
      const item = { ...sent, content: cleanHtml(sent.content) };
      await checkPictures(trx, `${item.content} src="${item.image ?? ''}"`, at);
      const { published_date: date, updated_date: corrected, ...texts } = item;
      const isKept = typeof date === 'number';
      const published_date = isKept ? sql<Date>`now() - make_interval(secs => ${date})` : new Date(date);
      const updated_date = corrected === undefined ? null : new Date(corrected);
      const fingerprint = fingerprintOf(item);
      const values = { kind, ...texts, published_date, updated_date, status: PUBLISHED, fingerprint };
      const { published_date: _, ...dateless } = values;
      await trx
        .insertInto('article')
        .values(values)
        .onConflict((known) => known.columns(['kind', 'slug']).doUpdateSet(isKept ? dateless : values))
        .execute();
    },

    /** Keeps the id, and so all links. A hidden article under the new name is removed. */
    async rename(trx, from, to) {
      const named = (slug: string) => trx.selectFrom('article').where('kind', '=', kind).where('slug', '=', slug);
      const holder = await named(to).select(['id', 'status']).executeTakeFirst();
      if (holder?.status === PUBLISHED)
        throw new ApiError(400, 'bad_request', `Expected ${to} to be free, got an article`);
      if (holder) await trx.deleteFrom('article').where('id', '=', holder.id).execute();
      await trx.updateTable('article').set({ slug: to }).where('kind', '=', kind).where('slug', '=', from).execute();
    },

    async takeDown(trx, slug) {
      await trx
        .updateTable('article')
        .set({ status: TAKEN_DOWN, fingerprint: null })
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .execute();
    },
  };
}

async function publishedArticles(db: Kysely<Database>, kind: ArticleKind) {
  const rows = await db
    .selectFrom('article')
    .select(['slug', 'name', 'fingerprint', 'published_date', sql<string>`md5(content)`.as('text')])
    .where('kind', '=', kind)
    .where('status', '=', PUBLISHED)
    .orderBy('id')
    .execute();
  return rows.map(({ slug, name, fingerprint, published_date, text }) => ({
    ...{ key: slug, title: name, fingerprint: fingerprint ?? '', text },
    date: published_date.toISOString(),
  }));
}

/** Tools send pictures before the articles that show them. */
async function checkPictures(trx: Transaction<Database>, html: string, at: string): Promise<void> {
  const named = [...html.matchAll(/\ssrc="\/media\/([0-9a-f]{64})\.[a-z]+"/g)].flatMap(([, hash]) => hash ?? []);
  const hashes = [...new Set(named)];
  if (hashes.length === 0) return;
  const stored = await trx.selectFrom('media').select('hash').where('hash', 'in', hashes).execute();
  const missing = hashes.find((hash) => !stored.some((media) => media.hash === hash));
  if (missing === undefined) return;
  throw new ApiError(400, 'bad_request', `At ${at}: expected pictures that were sent before, got /media/${missing}`);
}
