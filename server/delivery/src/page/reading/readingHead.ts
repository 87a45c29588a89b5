import type { PageTexts } from 'shared-kernel/contract/pageDescription';
import { pageTitle } from 'shared-kernel/contract/siteTexts';
import { idText } from 'shared-kernel/entities/idText';
import type { Article } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import type { SiteAddress } from './createSiteAddress';
import type { Head } from './headTags';
import { breadcrumbs, itemList, newsArticle, sportsEvent } from './jsonLd';
import type { MatchCard, Reading } from './reading';

/** The head of a page with known content. @param texts of its release */
export function readingHead(reading: Exclude<Reading, { kind: 'missing' }>, texts: PageTexts, at: SiteAddress): Head {
  switch (reading.kind) {
    case 'article':
      return articleHead(reading.article, reading.of, texts, at);
    case 'list':
      return listHead(reading.articles, reading.of, texts, at);
    case 'match':
      return matchHead(reading.match, at);
  }
}

function articleHead(article: Article, of: ArticleKind, texts: PageTexts, at: SiteAddress): Head {
  return {
    title: pageTitle(article.name),
    description: article.description || texts.description,
    canonical: at.absolute(at.article(of, article)),
    type: 'article',
    image: article.image && at.absolute(article.image),
    publishedDate: new Date(article.publishedDate).toISOString(),
    updatedDate: article.updatedDate && new Date(article.updatedDate).toISOString(),
    data: [newsArticle(article, of, at), breadcrumbs(of, article, at)],
  };
}

function listHead(
  articles: readonly Article[],
  of: ArticleKind,
  { title, description }: PageTexts,
  at: SiteAddress,
): Head {
  return {
    title: pageTitle(title),
    description,
    canonical: at.absolute(at.list(of)),
    type: 'website',
    image: undefined,
    publishedDate: undefined,
    data: [breadcrumbs(of, undefined, at), itemList(articles, of, at)],
  };
}

function matchHead(match: MatchCard, at: SiteAddress): Head {
  const pair = `${match.home} – ${match.away}`;
  return {
    title: pageTitle(`${pair}: tỷ số trực tuyến`),
    description: `Tỷ số trực tuyến ${pair}${match.competition && `, ${match.competition}`}: bàn thắng, thẻ, phạt góc và tỷ lệ kèo từng phút.`,
    canonical: at.absolute(`${at.path('/')}?match=${idText(match.id)}`),
    type: 'website',
    image: undefined,
    publishedDate: undefined,
    data: [sportsEvent(match, at)],
  };
}
