import { type Kysely, sql } from 'kysely';
import { PUBLISHED } from 'shared-kernel/entities/article';
import type { ArticleKind, Database } from './schema';

/** An article in a list. */
export type ListedArticle = {
  id: number;
  kind: ArticleKind;
  slug: string;
  name: string;
  status: string;
  published_date: Date;
  updated_date: Date | null;
  description: string;
  image: string | null;
};

export type Article = ListedArticle & { content: string; share_image: string | null };

export type ArticleQuery = {
  /** Missing for previews and news together (S5). */
  kind?: ArticleKind;
  /** From 1 (S8). */
  pageNumber: number;
  pageSize: number;
};

const LISTED = [
  ...(['id', 'kind', 'slug', 'name', 'status', 'description', 'image'] as const),
  ...(['published_date', 'updated_date'] as const),
] as const;

/** Articles that visitors may see: published, and not dated in the future. */
function published(db: Kysely<Database>, kind: ArticleKind | undefined) {
  const all = db.selectFrom('article').where('status', '=', PUBLISHED).where('published_date', '<=', sql<Date>`now()`);
  return kind === undefined ? all : all.where('kind', '=', kind);
}

/** A page of published articles, newest first. An index selects them, so the hundredth page costs little more. */
export function readArticles(db: Kysely<Database>, query: ArticleQuery): Promise<ListedArticle[]> {
  const page = published(db, query.kind)
    .select('id')
    .orderBy('published_date', 'desc')
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return db
    .selectFrom('article')
    .select(LISTED)
    .where('id', 'in', page)
    .orderBy('published_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A published article, or `undefined`. */
export function readArticle(db: Kysely<Database>, kind: ArticleKind, id: number): Promise<Article | undefined> {
  return published(db, kind)
    .select([...LISTED, 'content', 'share_image'])
    .where('id', '=', id)
    .executeTakeFirst();
}
