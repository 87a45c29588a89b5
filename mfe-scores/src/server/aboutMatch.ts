import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchArticle } from 'shared-kernel/entities/matchArticle';
import type { MatchInfo } from 'shared-kernel/entities/matchInfo';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { articlesRequest, readArticles } from '../state/matchArticles';
import { infoRequest, readInfo } from '../state/matchInfo';

/** The answer with the place and the referee of a match. */
export const INFO = 'info';

/** The answer with the articles about a match. */
export const ARTICLES = 'articles';

export function asksAbout(match: MatchId): Ask[] {
  return [
    { key: INFO, ...infoRequest(match) },
    { key: ARTICLES, ...articlesRequest(match) },
  ];
}

/** What came of it: the page waits for none. */
export function aboutIn(
  match: MatchId,
  answers: readonly Answer[],
): {
  info: MatchInfo | undefined;
  articles: readonly MatchArticle[];
} {
  return {
    info: readAnswer(answers, INFO, (raw) => readInfo(() => {})(raw)),
    articles: readAnswer(answers, ARTICLES, (raw) => readArticles(match, () => {})(raw)) ?? [],
  };
}
