import { ARTICLE_LIST_TEXTS } from 'shared-kernel/contract/articleListTexts';
import { SITE_NAME } from 'shared-kernel/contract/siteTexts';
import { idText } from 'shared-kernel/entities/idText';
import type { Article } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import type { SiteAddress } from './createSiteAddress';
import type { MatchCard } from './reading';
import { READING_TEXTS } from './readingTexts';

const CONTEXT = 'https://schema.org';

/** Search engines cut or ignore longer ones. */
const LONGEST_HEADLINE = 110;

export function newsArticle(article: Article, of: ArticleKind, at: SiteAddress): object {
  const image = article.image && at.absolute(article.image);
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: at.whole(at.path('/')) };
  const address = at.whole(at.article(of, article));
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: shortened(article.name),
    ...(article.description && { description: article.description }),
    ...(image && { image: [image] }),
    datePublished: new Date(article.publishedDate).toISOString(),
    ...(article.updatedDate && { dateModified: new Date(article.updatedDate).toISOString() }),
    inLanguage: 'vi',
    articleSection: ARTICLE_LIST_TEXTS[of].title,
    mainEntityOfPage: address,
    url: address,
    author: publisher,
    publisher,
  };
}

/** The path from the start page down to a list, or to an article of it. */
export function breadcrumbs(of: ArticleKind, article: Article | undefined, at: SiteAddress): object {
  const steps = [
    { name: READING_TEXTS.home, path: at.path('/') },
    { name: ARTICLE_LIST_TEXTS[of].title, path: at.list(of) },
    ...(article ? [{ name: article.name, path: at.article(of, article) }] : []),
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
      url: at.whole(at.article(of, article)),
    })),
  };
}

export function sportsEvent(match: MatchCard, at: SiteAddress): object {
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    name: `${match.home} – ${match.away}`,
    ...(match.competition && { description: match.competition }),
    startDate: match.start,
    eventStatus: `${CONTEXT}/${match.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    sport: 'Soccer',
    homeTeam: team(match.home),
    awayTeam: team(match.away),
    competitor: [team(match.home), team(match.away)],
    url: at.whole(`${at.path('/')}?match=${idText(match.id)}`),
  };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_HEADLINE ? text : `${characters.slice(0, LONGEST_HEADLINE - 1).join('')}…`;
}
