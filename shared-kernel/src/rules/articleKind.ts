/** Match previews ("soi kèo") and news: the same screens over two sources. */
export const ARTICLE_KINDS = ['preview', 'news'] as const;

export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Paths of the lists; an article is one segment below. */
export const LIST_PATHS: Readonly<Record<ArticleKind, string>> = {
  preview: '/nhan-dinh-bong-da',
  news: '/news',
};
