import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { ContentPreview } from 'server-shared/previews/contentPreview';
import type { Report } from 'shared-kernel/decode/decode';
import { PUBLISHED } from 'shared-kernel/entities/article';
import { type ArticleQuery, readArticle, readArticles } from './articles';
import type { ArticleKind, Database } from './schema';
import { readAdvertFiles, readAppSetting, readChannels, readRunningBanners, readZones } from './siteContent';
import { lockContent, type StoredContent, storedContent } from './storedContent';

/** Kept under a key that its link makes. */
export type NewPreview = ContentPreview & { readonly key: string };

/** All rows of these are kept; only those articles that change, since there may be thousands. */
const SMALL_TABLES = ['banner', 'app_setting', 'advert_file', 'channels', 'zones'] as const;

type Previewed = 'article' | (typeof SMALL_TABLES)[number];

/** What of an article differs after any change of it. */
type ArticleState = { readonly id: number; readonly state: string };

/**
 * Keeps what the content would be after a change, and changes nothing: the change is made, read, and taken back.
 *
 * @throws what `change` throws
 */
export async function keepPreview(
  db: Kysely<Database>,
  { key, label, until }: NewPreview,
  change: (content: StoredContent) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContent(trx);
    const before = new Map((await articleStates(trx)).map(({ id, state }) => [id, state]));
    await sql`savepoint unchanged`.execute(trx);
    await change(storedContent(trx));
    const after = new Map((await articleStates(trx)).map(({ id, state }) => [id, state]));
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
    const rows = await rowsNow(trx, changed);
    await sql`rollback to savepoint unchanged`.execute(trx);
    await trx
      .insertInto('content_preview')
      .values({ key, label, until, changed: JSON.stringify(changed), ...rows })
      .execute();
  });
}

async function articleStates(db: Kysely<Database>): Promise<ArticleState[]> {
  const { rows } = await sql<ArticleState>`select id, concat_ws(' ', slug, status, fingerprint, published_date) as state
    from article`.execute(db);
  return rows;
}

/** JSON of the rows of each table; those articles that are gone have none. */
async function rowsNow(db: Kysely<Database>, changed: readonly number[]) {
  const rowsOf = async (table: Previewed) => {
    const isWanted = table === 'article' ? sql`id = any(${changed}::bigint[])` : sql`true`;
    const { rows } = await sql<{ rows: string }>`select coalesce(jsonb_agg(to_jsonb(one)), '[]')::text as rows
      from ${sql.table(table)} as one where ${isWanted}`.execute(db);
    return rows[0]?.rows ?? '[]';
  };
  return {
    article: await rowsOf('article'),
    banner: await rowsOf('banner'),
    app_setting: await rowsOf('app_setting'),
    advert_file: await rowsOf('advert_file'),
    channels: await rowsOf('channels'),
    zones: await rowsOf('zones'),
  };
}

/** What a key stands for, also after its end, as long as it is kept. */
export function findPreview(db: Kysely<Database>, key: string): Promise<ContentPreview | undefined> {
  return db.selectFrom('content_preview').select(['label', 'until']).where('key', '=', key).executeTakeFirst();
}

/** The reads of content, of a preview. What is scheduled has come. */
export function previewReads(db: Kysely<Database>, key: string, report: Report) {
  const previewed = withPreview(db, key);
  return {
    articles: (query: ArticleQuery) => readArticles(previewed, query, 'scheduled'),
    article: (kind: ArticleKind, id: number) => readArticle(previewed, kind, id, 'scheduled'),
    banners: (now: number) => readRunningBanners(previewed, now, report, 'scheduled'),
    appSetting: () => readAppSetting(previewed),
    advertFiles: () => readAdvertFiles(previewed, report, 'scheduled'),
    channels: (match: number) => readChannels(previewed, match, report),
    zones: (competition: number) => readZones(previewed, competition, report),
  };
}

/**
 * Queries in which the tables of content are those of a preview: each is the name of what stands in its place. An article
 * that was published since is the site's own, under the id that it got there.
 */
function withPreview(db: Kysely<Database>, key: string): QueryCreator<Database> {
  const kept = (column: string) => sql`(select ${sql.ref(column)} from content_preview where key = ${key})`;
  const rows = (table: Previewed) => sql`jsonb_populate_recordset(null::${sql.table(table)}, ${kept(table)})`;
  const articles = sql<never>`(
    select * from article where id not in (select value::bigint from jsonb_array_elements_text(${kept('changed')}))
    union all
    select * from ${rows('article')} as kept where not exists (
      select from article as live where live.kind = kept.kind and live.slug = kept.slug
        and live.id <> kept.id and live.status = ${PUBLISHED}))`;
  let queries: QueryCreator<Database> = db.with('article', () => articles);
  for (const table of SMALL_TABLES) queries = queries.with(table, () => sql<never>`(select * from ${rows(table)})`);
  return queries;
}

/** Ends all previews. @returns how many there were */
export async function endPreviews(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('content_preview').executeTakeFirst();
  return Number(numDeletedRows);
}

/** @param now unix seconds */
export async function pruneContentPreviews(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('content_preview').where('until', '<', Math.floor(now)).execute();
}
