import type { Shell } from 'shared-kernel/contract/shell';
import type { Decoder } from 'shared-kernel/decode/decode';
import {
  type Commentary,
  type CommentaryDetail,
  commentaryDetailSchema,
  commentarySchema,
  type News,
  type NewsDetail,
  newsDetailSchema,
  newsSchema,
  PUBLISHED,
} from 'shared-kernel/entities/article';
import { hasStatus } from 'shared-kernel/http/hasStatus';
import { pageAnswer, recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { LIST_PAGE_SIZE, REST_PATHS } from 'shared-kernel/protocol/rest';
import type { Article, ArticleDetail } from '../domain/article';
import type { ArticleKind } from '../domain/articleKind';
import type { ArticlePage } from '../domain/articleList';

/** Reads one kind of article over REST and answers in our own terms. */
export type ArticleSource = {
  page(pageNumber: number, signal: AbortSignal): Promise<ArticlePage>;
  /** `undefined` when there is no such article, or none that may be shown. */
  detail(id: number, signal: AbortSignal): Promise<ArticleDetail | undefined>;
};

type Access = Pick<Shell, 'http' | 'report'>;

export function createArticleSource(shell: Access, kind: ArticleKind): ArticleSource {
  switch (kind) {
    case 'preview':
      return sourceOf<Commentary, CommentaryDetail>(shell, {
        path: REST_PATHS.commentaries,
        readPage: pageAnswer(commentarySchema, shell.report),
        readRecord: recordAnswer(commentaryDetailSchema),
        imageOf: (record) => record.image_source,
      });
    case 'news':
      return sourceOf<News, NewsDetail>(shell, {
        path: REST_PATHS.news,
        readPage: pageAnswer(newsSchema, shell.report),
        readRecord: recordAnswer(newsDetailSchema),
        imageOf: (record) => record.image,
      });
  }
}

/** What every kind's record has. */
type Listed = Omit<Article, 'publishedDate' | 'image'> & { status: string; published_date: string };

/** How one kind is asked for and read. */
type Source<L extends Listed, D extends L & { content: string }> = {
  path: string;
  readPage: Decoder<{ items: L[]; size: number }>;
  readRecord: Decoder<D | undefined>;
  imageOf(record: L): string | undefined;
};

const NOT_FOUND = 404;

function sourceOf<L extends Listed, D extends L & { content: string }>(
  { http }: Access,
  { path, readPage, readRecord, imageOf }: Source<L, D>,
): ArticleSource {
  const toArticle = (record: L): Article => ({
    id: record.id,
    slug: record.slug,
    name: record.name,
    publishedDate: record.published_date,
    description: record.description,
    image: imageOf(record),
  });

  return {
    async page(pageNumber, signal) {
      const query = { pageNumber, pageSize: LIST_PAGE_SIZE };
      const { items, size } = await http.get(path, { query, signal, decode: readPage });
      return { articles: items.filter(isPublished).map(toArticle), size };
    },
    async detail(id, signal) {
      const record = await http.get(`${path}/${id}`, { signal, decode: readRecord }).catch(nothingWhenNotFound);
      return record && isPublished(record) ? { ...toArticle(record), content: record.content } : undefined;
    },
  };
}

function isPublished({ status }: Listed): boolean {
  return status === PUBLISHED;
}

function nothingWhenNotFound(error: unknown): undefined {
  if (!hasStatus(error, NOT_FOUND)) throw error;
}
