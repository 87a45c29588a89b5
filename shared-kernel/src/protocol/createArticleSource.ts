import { pictureAddress } from '../cleaning/pictureAddress';
import type { Decoder, Report } from '../decode/decode';
import {
  type News,
  type NewsDetail,
  newsDetailSchema,
  newsSchema,
  type Preview,
  type PreviewDetail,
  PUBLISHED,
  previewDetailSchema,
  previewSchema,
} from '../entities/article';
import type { Http } from '../http/createSignedFetcher';
import { failureOf } from '../http/failureOf';
import type { ArticleKind } from '../rules/articleKind';
import { pageAnswer, recordAnswer } from './dataAnswer';
import { LIST_PAGE_SIZE, REST_PATHS } from './rest';

/** An article in a list. Over REST, previews and news differ in the name of the picture's field; here they do not. */
export type Article = {
  id: number;
  slug: string;
  name: string;
  /** ISO date with zone. */
  publishedDate: string;
  /** Time of the last correction, if any; ISO date with zone. */
  updatedDate: string | undefined;
  description: string;
  /** Address of the picture, absolute or a path of our own origin; many articles have none. */
  image: string | undefined;
};

/** The article with its text: the editors' HTML, to be cleaned before it is rendered. */
export type ArticleDetail = Article & { content: string };

/** One answer of the server: the articles that may be shown, and the number of items it sent. */
export type ArticlePage = { articles: readonly Article[]; size: number };

/** Reads one kind of article over REST. */
export type ArticleSource = {
  page(pageNumber: number, options: { signal?: AbortSignal; pageSize?: number }): Promise<ArticlePage>;
  /** `undefined` when there is no such article, or none that may be shown. */
  detail(id: number, options: { signal?: AbortSignal }): Promise<ArticleDetail | undefined>;
};

type Access = {
  readonly http: Http;
  readonly report: Report;
  /** `api_base`: the server that relative addresses of pictures belong to. */
  readonly site: { readonly api_base?: string };
};

export function createArticleSource(access: Access, kind: ArticleKind): ArticleSource {
  switch (kind) {
    case 'preview':
      return sourceOf<Preview, PreviewDetail>(access, {
        path: REST_PATHS.previews,
        readPage: pageAnswer(previewSchema, access.report),
        readRecord: recordAnswer(previewDetailSchema, access.report),
        imageOf: (record) => record.image_source,
      });
    case 'news':
      return sourceOf<News, NewsDetail>(access, {
        path: REST_PATHS.news,
        readPage: pageAnswer(newsSchema, access.report),
        readRecord: recordAnswer(newsDetailSchema, access.report),
        imageOf: (record) => record.image,
      });
  }
}

/** The fields that all kinds share. */
type Listed = Omit<Article, 'publishedDate' | 'updatedDate' | 'image'> & {
  status: string;
  published_date: string;
  updated_date?: string | undefined;
};

/** The requests and the schemas of one kind. */
type Source<L extends Listed, D extends L & { content: string }> = {
  path: string;
  readPage: Decoder<{ items: L[]; size: number }>;
  readRecord: Decoder<D | undefined>;
  imageOf(record: L): string | undefined;
};

const NOT_FOUND = 404;

function sourceOf<L extends Listed, D extends L & { content: string }>(
  { http, site }: Access,
  { path, readPage, readRecord, imageOf }: Source<L, D>,
): ArticleSource {
  const toArticle = (record: L): Article => ({
    id: record.id,
    slug: record.slug,
    name: record.name,
    publishedDate: record.published_date,
    updatedDate: record.updated_date,
    description: record.description,
    image: pictureAddress(imageOf(record), site.api_base),
  });

  return {
    async page(pageNumber, { signal, pageSize = LIST_PAGE_SIZE }) {
      const query = { pageNumber, pageSize };
      const { items, size } = await http.get(path, { query, ...(signal && { signal }), decode: readPage });
      return { articles: items.filter(isPublished).map(toArticle), size };
    },
    async detail(id, { signal }) {
      const options = { ...(signal && { signal }), decode: readRecord };
      const record = await http.get(`${path}/${id}`, options).catch(nothingWhenNotFound);
      return record && isPublished(record) ? { ...toArticle(record), content: record.content } : undefined;
    },
  };
}

function isPublished({ status }: Listed): boolean {
  return status === PUBLISHED;
}

function nothingWhenNotFound(error: unknown): undefined {
  if (failureOf(error)?.status !== NOT_FOUND) throw error;
}
