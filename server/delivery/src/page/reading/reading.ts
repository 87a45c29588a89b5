import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { MatchId } from 'shared-kernel/entities/match';
import type { Article, ArticleDetail } from 'shared-kernel/protocol/articleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';

/** A match as far as a search engine is told of it. */
export type MatchCard = {
  readonly id: MatchId;
  readonly home: string;
  readonly away: string;
  readonly competition: string;
  /** ISO date. */
  readonly start: string;
  readonly isCancelled: boolean;
};

/** What there is to read at an address. */
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
