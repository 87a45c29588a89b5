import type { QueryCreator } from 'kysely';
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
  /** The id of the match that it is about. */
  match: string | null;
};

export type Article = ListedArticle & { content: string; share_image: string | null };

export type ArticleQuery = {
  /** Missing for previews and news together (S5). */
  kind?: ArticleKind;
  /** The id of the match that they are about; missing for all. */
  match?: string | undefined;
  /** From 1 (S8). */
  pageNumber: number;
  pageSize: number;
};

const LISTED = [
  ...(['id', 'kind', 'slug', 'name', 'status', 'description', 'image', 'match'] as const),
  ...(['published_date', 'updated_date'] as const),
] as const;

/** Whether what is scheduled shows, too. */
export type Shown = 'now' | 'scheduled';

type Which = Pick<ArticleQuery, 'kind' | 'match'>;

/** Articles that visitors may see: published, and not dated in the future. */
function published(db: QueryCreator<Database>, { kind, match }: Which, shown: Shown) {
  const known = db.selectFrom('article').where('status', '=', PUBLISHED);
  const all = shown === 'now' ? known.where('published_date', '<=', new Date()) : known;
  const ofKind = kind === undefined ? all : all.where('kind', '=', kind);
  return match === undefined ? ofKind : ofKind.where('match', '=', match);
}

/** A page of published articles, newest first. An index selects them, so the hundredth page costs little more. */
export function readArticles(
  db: QueryCreator<Database>,
  query: ArticleQuery,
  shown: Shown = 'now',
): Promise<ListedArticle[]> {
  const page = published(db, query, shown)
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
export function readArticle(
  db: QueryCreator<Database>,
  kind: ArticleKind,
  id: number,
  shown: Shown = 'now',
): Promise<Article | undefined> {
  return published(db, { kind }, shown)
    .select([...LISTED, 'content', 'share_image'])
    .where('id', '=', id)
    .executeTakeFirst();
}
