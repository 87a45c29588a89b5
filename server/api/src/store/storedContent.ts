import { createHash } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import { PUBLISHED } from 'shared-kernel/entities/article';
import type { Article } from './articles';
import type { ArticleKind, Database } from './schema';
import { MEDIA_TYPES } from './siteContent';

/** Status of an article whose file is gone or a draft again: it is hidden, and keeps its id for a return. */
const TAKEN_DOWN = 'TakenDown';

/** An article as it is published. */
type NewArticle = Pick<Article, 'slug' | 'name' | 'description' | 'image' | 'share_image' | 'content' | 'match'> & {
  /** ISO, or how many seconds before its first publication it is dated; that date is then kept. */
  published_date: string | number;
  updated_date?: string | undefined;
  fingerprint: string;
};

/** Content as it is published: what there is of it, and how it is changed. */
export function storedContent(db: Kysely<Database>) {
  return {
    async isEmpty() {
      const { rows } = await sql<{ is_empty: boolean }>`select not exists (select from article)
        and not exists (select from banner) and not exists (select from app_setting) as is_empty`.execute(db);
      return rows[0]?.is_empty ?? false;
    },

    /** Those that visitors see; `text` is a hash of their content. */
    articles: (kind: ArticleKind) =>
      db
        .selectFrom('article')
        .select(['slug', 'name', 'fingerprint', 'published_date', sql<string>`md5(content)`.as('text')])
        .where('kind', '=', kind)
        .where('status', '=', PUBLISHED)
        .orderBy('id')
        .execute(),

    async putArticle(kind: ArticleKind, { published_date: date, updated_date: corrected, ...texts }: NewArticle) {
      const updated_date = corrected === undefined ? null : new Date(corrected);
      const dateless = { kind, ...texts, updated_date, status: PUBLISHED };
      const isKept = typeof date === 'number';
      const published_date = isKept ? new Date(Date.now() - date * 1000) : new Date(date);
      const values = { ...dateless, published_date };
      await db
        .insertInto('article')
        .values(values)
        .onConflict((known) => known.columns(['kind', 'slug']).doUpdateSet(isKept ? dateless : values))
        .execute();
    },

    /** Keeps the id, and so all links. A hidden article under the new name is removed; a published one makes it `false`. */
    async renameArticle(kind: ArticleKind, from: string, to: string) {
      const named = db.selectFrom('article').where('kind', '=', kind).where('slug', '=', to);
      const holder = await named.select(['id', 'status']).executeTakeFirst();
      if (holder?.status === PUBLISHED) return false;
      if (holder) await db.deleteFrom('article').where('id', '=', holder.id).execute();
      await db.updateTable('article').set({ slug: to }).where('kind', '=', kind).where('slug', '=', from).execute();
      return true;
    },

    takeDownArticle: (kind: ArticleKind, slug: string) =>
      db
        .updateTable('article')
        .set({ status: TAKEN_DOWN, fingerprint: null })
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .execute(),

    banners: () => db.selectFrom('banner').select(['name', 'alt', 'fingerprint']).orderBy('name').execute(),

    putBanner: (values: Insertable<Database['banner']>) =>
      db
        .insertInto('banner')
        .values(values)
        .onConflict((known) => known.column('name').doUpdateSet(values))
        .execute(),

    removeBanner: (name: string) => db.deleteFrom('banner').where('name', '=', name).execute(),

    settings: () => db.selectFrom('app_setting').selectAll().orderBy('name').execute(),

    putSetting: (name: string, value: string) =>
      db
        .insertInto('app_setting')
        .values({ name, value })
        .onConflict((known) => known.column('name').doUpdateSet({ value }))
        .execute(),

    removeSetting: (name: string) => db.deleteFrom('app_setting').where('name', '=', name).execute(),

    /** The fingerprint of a published file. */
    advertFile: async (name: string) =>
      db.selectFrom('advert_file').select(['fingerprint', 'value']).where('name', '=', name).executeTakeFirst(),

    putAdvertFile: (name: string, value: string, fingerprint: string) =>
      db
        .insertInto('advert_file')
        .values({ name, value, fingerprint })
        .onConflict((known) => known.column('name').doUpdateSet({ value, fingerprint }))
        .execute(),

    removeAdvertFile: (name: string) => db.deleteFrom('advert_file').where('name', '=', name).execute(),

    channels: () => db.selectFrom('channels').selectAll().orderBy('of').orderBy('id').execute(),

    putChannels: (values: Insertable<Database['channels']>) =>
      db
        .insertInto('channels')
        .values(values)
        .onConflict((known) => known.columns(['of', 'id']).doUpdateSet(values))
        .execute(),

    /** @param key such as `match/123` */
    removeChannels: (key: string) => db.deleteFrom('channels').where(sql`concat_ws('/', "of", id)`, '=', key).execute(),

    zones: () => db.selectFrom('zones').selectAll().orderBy('id').execute(),

    putZones: (values: Insertable<Database['zones']>) =>
      db
        .insertInto('zones')
        .values(values)
        .onConflict((known) => known.column('id').doUpdateSet(values))
        .execute(),

    removeZones: (id: string) => db.deleteFrom('zones').where(sql`id::text`, '=', id).execute(),

    /** Those hashes under which there is no picture. */
    async missingPictures(hashes: readonly string[]) {
      if (hashes.length === 0) return [];
      const stored = await db.selectFrom('media').select('hash').where('hash', 'in', hashes).execute();
      const known = new Set(stored.map(({ hash }) => hash));
      return hashes.filter((hash) => !known.has(hash));
    },

    /** Stores a picture under the hash of its bytes. @returns its path, such as `/media/<sha256>.svg` */
    async putPicture(bytes: Uint8Array, ending: string) {
      const type = MEDIA_TYPES[ending];
      if (type === undefined)
        throw new Error(`Expected a picture (${Object.keys(MEDIA_TYPES).join(', ')}), got .${ending}`);
      const hash = createHash('sha256').update(bytes).digest('hex');
      await db
        .insertInto('media')
        .values({ hash, type, bytes })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
      return `/media/${hash}.${ending}`;
    },
  };
}

export type StoredContent = ReturnType<typeof storedContent>;

/** Changes content in one transaction; those of all nodes run one after the other. */
export async function changeContent(
  db: Kysely<Database>,
  change: (content: StoredContent) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContent(trx);
    await change(storedContent(trx));
  });
}

/** Until the transaction ends nobody else changes content. */
export async function lockContent(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(trx);
}
