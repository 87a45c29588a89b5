/**
 * An article as a list shows it, be it a preview or news: the two differ over REST only in the name
 * of the picture's field, so from here on they are one.
 */
export type Article = {
  id: number;
  slug: string;
  name: string;
  /** ISO date with zone. */
  publishedDate: string;
  description: string;
  /** Address of the picture; many articles have none. */
  image: string | undefined;
};

/** The article with its text: HTML as the editors wrote it, to be cleaned before it is drawn. */
export type ArticleDetail = Article & { content: string };
