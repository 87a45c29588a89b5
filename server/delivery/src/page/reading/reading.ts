import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { MatchId } from 'shared-kernel/entities/match';
import type { Article, ArticleDetail } from 'shared-kernel/protocol/createArticleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';

/** The parts of a match for search engines. */
export type MatchCard = {
  readonly id: MatchId;
  readonly home: string;
  readonly away: string;
  readonly competition: string;
  /** ISO date. */
  readonly start: string;
  readonly isCancelled: boolean;
};

/** The content of an address. */
export type Reading =
  | {
      readonly kind: 'article';
      readonly of: ArticleKind;
      readonly article: ArticleDetail;
      readonly answer: PreloadedResponse;
    }
  | {
      readonly kind: 'list';
      readonly of: ArticleKind;
      readonly articles: readonly Article[];
      readonly answer: PreloadedResponse;
    }
  | { readonly kind: 'match'; readonly match: MatchCard }
  /** There is no such record. */
  | { readonly kind: 'missing' };
