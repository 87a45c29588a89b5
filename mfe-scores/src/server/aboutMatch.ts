import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchArticle } from 'shared-kernel/entities/matchArticle';
import type { MatchInfo } from 'shared-kernel/entities/matchInfo';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { articlesRequest, readArticles } from '../state/matchArticles';
import { MATCH_INFO } from '../state/matchInfo';
import { answeredIn, askOf } from './questions';

/** The answer with the articles about a match. */
export const ARTICLES = 'articles';

export function asksAbout(match: MatchId): Ask[] {
  return [askOf(MATCH_INFO, match), { key: ARTICLES, ...articlesRequest(match) }];
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
    info: answeredIn(answers, MATCH_INFO)?.answer,
    articles: readAnswer(answers, ARTICLES, (raw) => readArticles(match, () => {})(raw)) ?? [],
  };
}
