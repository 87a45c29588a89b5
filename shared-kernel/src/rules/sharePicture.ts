import type { ArticleDetail } from '../protocol/createArticleSource';

/** The picture of an article where it is shared, of 1200 x 630; `undefined` for one that was published without. */
export function sharePicture({ shareImage }: Pick<ArticleDetail, 'shareImage'>): string | undefined {
  return shareImage;
}
