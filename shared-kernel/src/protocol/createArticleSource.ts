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
import type { Id } from '../entities/id';
import type { Http } from '../http/createSignedFetcher';
import { failureOf } from '../http/failureOf';
import type { Query } from '../http/query';
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
export type ArticleDetail = Article & {
  content: string;
  /** Address of its picture as a JPEG of 1200 x 630 pixels, for where it is shared; another server may have none. */
  shareImage?: string | undefined;
  /** The match that it is about. */
  match?: Id | undefined;
};

/** One answer of the server: the articles that may be shown, and the number of items it sent. */
export type ArticlePage = { articles: readonly Article[]; size: number };

/** A request to our REST. */
type Request = { readonly path: string; readonly query: Query };

/** What is asked for one kind of article, and how the answers are read. */
export type ArticleReader = {
  pageRequest(pageNumber: number, pageSize?: number): Request;
  detailRequest(id: number): Request;
  readPage: Decoder<ArticlePage>;
  /** Gives `undefined` when there is no such article, or none that may be shown. */
  readDetail: Decoder<ArticleDetail | undefined>;
};

type ReaderAccess = {
  readonly report: Report;
  /** `api_base`: the server that relative addresses of pictures belong to. */
  readonly site: { readonly api_base?: string };
};

/** Without the network: for the app, which asks over it, and for server entries, which are given what came. */
export function createArticleReader(access: ReaderAccess, kind: ArticleKind): ArticleReader {
  switch (kind) {
    case 'preview':
      return readerOf<Preview, PreviewDetail>(access, {
        path: REST_PATHS.previews,
        readItems: pageAnswer(previewSchema, access.report),
        readRecord: recordAnswer(previewDetailSchema, access.report),
        imageOf: (record) => record.image_source,
      });
    case 'news':
      return readerOf<News, NewsDetail>(access, {
        path: REST_PATHS.news,
        readItems: pageAnswer(newsSchema, access.report),
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

type Detailed = { content: string; share_image?: string | undefined; match?: Id | undefined };

/** The requests and the schemas of one kind. */
type Source<L extends Listed, D extends L & Detailed> = {
  path: string;
  readItems: Decoder<{ items: L[]; size: number }>;
  readRecord: Decoder<D | undefined>;
  imageOf(record: L): string | undefined;
};

function readerOf<L extends Listed, D extends L & Detailed>(
  { site }: ReaderAccess,
  { path, readItems, readRecord, imageOf }: Source<L, D>,
): ArticleReader {
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
    pageRequest: (pageNumber, pageSize = LIST_PAGE_SIZE) => ({ path, query: { pageNumber, pageSize } }),
    detailRequest: (id) => ({ path: `${path}/${id}`, query: {} }),
    readPage(raw) {
      const { items, size } = readItems(raw);
      return { articles: items.filter(isPublished).map(toArticle), size };
    },
    readDetail(raw) {
      const record = readRecord(raw);
      if (!record || !isPublished(record)) return undefined;
      const shareImage = pictureAddress(record.share_image, site.api_base);
      return {
        ...toArticle(record),
        content: record.content,
        ...(shareImage !== undefined && { shareImage }),
        ...(record.match !== undefined && { match: record.match }),
      };
    },
  };
}

function isPublished({ status }: Listed): boolean {
  return status === PUBLISHED;
}

/** Reads one kind of article over REST. */
export type ArticleSource = {
  page(pageNumber: number, options: { signal?: AbortSignal; pageSize?: number }): Promise<ArticlePage>;
  /** `undefined` when there is no such article, or none that may be shown. */
  detail(id: number, options: { signal?: AbortSignal }): Promise<ArticleDetail | undefined>;
};

type Access = ReaderAccess & { readonly http: Http };

const NOT_FOUND = 404;

export function createArticleSource({ http, ...access }: Access, kind: ArticleKind): ArticleSource {
  const { pageRequest, detailRequest, readPage, readDetail } = createArticleReader(access, kind);
  return {
    page(pageNumber, { signal, pageSize }) {
      const { path, query } = pageRequest(pageNumber, pageSize);
      return http.get(path, { query, ...(signal && { signal }), decode: readPage });
    },
    detail(id, { signal }) {
      const options = { ...(signal && { signal }), decode: readDetail };
      return http.get(detailRequest(id).path, options).catch(nothingWhenNotFound);
    },
  };
}

function nothingWhenNotFound(error: unknown): undefined {
  if (failureOf(error)?.status !== NOT_FOUND) throw error;
}
