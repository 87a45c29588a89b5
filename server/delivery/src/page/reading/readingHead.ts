import { PAGE_TEXTS, pageAt, pageTitle } from 'shared-kernel/contract/pageTexts';
import { idText } from 'shared-kernel/entities/idText';
import type { Article } from 'shared-kernel/protocol/createArticleSource';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { SiteAddress } from './createSiteAddress';
import type { Head } from './headTags';
import { breadcrumbs, itemList, newsArticle, sportsEvent } from './jsonLd';
import type { MatchCard, Reading } from './reading';

/** The head of a page with known content. */
export function readingHead(reading: Exclude<Reading, { kind: 'missing' | 'bookmakers' }>, at: SiteAddress): Head {
  switch (reading.kind) {
    case 'article':
      return articleHead(reading.article, reading.of, at);
    case 'list':
      return listHead(reading.articles, reading.of, at);
    case 'match':
      return matchHead(reading.match, at);
  }
}

function articleHead(article: Article, of: ArticleKind, at: SiteAddress): Head {
  return {
    title: pageTitle(article.name),
    description: article.description || textsOf(of).description,
    canonical: at.absolute(at.article(of, article)),
    type: 'article',
    image: article.image && at.absolute(article.image),
    publishedDate: new Date(article.publishedDate).toISOString(),
    updatedDate: article.updatedDate && new Date(article.updatedDate).toISOString(),
    data: [newsArticle(article, of, at), breadcrumbs(of, article, at)],
  };
}

function listHead(articles: readonly Article[], of: ArticleKind, at: SiteAddress): Head {
  const { title, description } = textsOf(of);
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

/** The same texts as the shell's. */
function textsOf(of: ArticleKind) {
  return PAGE_TEXTS[pageAt(LIST_PATHS[of]) ?? 'news'];
}
