import { SITE_NAME } from 'shared-kernel/contract/siteTexts';
import type { Article, ArticleDetail } from 'shared-kernel/protocol/createArticleSource';
import { articlePath } from 'shared-kernel/rules/articleAddress';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { shortened } from 'shared-kernel/server/shortened';
import type { SiteAddress } from 'shared-kernel/server/siteAddress';
import { t } from '../texts';

const CONTEXT = 'https://schema.org';

/** Search engines cut or ignore longer ones. */
const LONGEST_HEADLINE = 110;
const LONGEST_DESCRIPTION = 500;

/** Search engines take the picture that networks show, since the article's own may be an SVG, which they do not; it stands in where there is none. */
export function newsArticle(article: ArticleDetail, of: ArticleKind, at: SiteAddress): object {
  const picture = article.shareImage ?? article.image;
  const image = picture && at.absolute(picture);
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: at.whole('/') };
  const address = at.whole(articlePath(of, article));
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: shortened(article.name, LONGEST_HEADLINE),
    ...(article.description && { description: shortened(article.description, LONGEST_DESCRIPTION) }),
    ...(image && { image: [image] }),
    datePublished: isoTime(article.publishedDate),
    dateModified: isoTime(article.updatedDate ?? article.publishedDate),
    inLanguage: 'vi',
    articleSection: t(`list.${of}.title`),
    mainEntityOfPage: address,
    url: address,
    author: publisher,
    publisher,
  };
}

/** The path from the start page down to a list, or to an article of it. */
export function breadcrumbs(of: ArticleKind, article: Article | undefined, at: SiteAddress): object {
  const steps = [
    { name: t('list.home'), path: '/' },
    { name: t(`list.${of}.title`), path: LIST_PATHS[of] },
    ...(article ? [{ name: shortened(article.name, LONGEST_HEADLINE), path: articlePath(of, article) }] : []),
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at.whole(path),
    })),
  };
}

export function itemList(articles: readonly Article[], of: ArticleKind, at: SiteAddress): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: articles.map((article, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: at.whole(articlePath(of, article)),
    })),
  };
}

/** @param date with a zone */
export function isoTime(date: string): string {
  return new Date(date).toISOString();
}
