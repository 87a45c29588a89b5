import type { FeedBatch } from '../provider';
import type { NumberOf } from './createNumbers';
import type { DetailNames } from './detailNames';
import { toFeedInfo } from './feedInfo';
import { toFeedLineups } from './feedLineups';
import { toFeedMarkets } from './feedMarkets';
import type { MatchFacts } from './feedMatch';
import { toFeedText } from './feedText';

type Context = {
  numberOf: NumberOf;
  coachOf: (id: string | undefined) => string | undefined;
  /** What grounds, referees and stages are called. */
  names: DetailNames;
};

/** The details of these matches. */
export function matchDetails(shown: readonly MatchFacts[], { numberOf, coachOf, names }: Context) {
  return {
    lineups: shown.flatMap((facts) => toFeedLineups(facts, numberOf, coachOf) ?? []),
    info: shown.flatMap((facts) => toFeedInfo(facts, numberOf, names)),
    markets: shown.flatMap((facts) => toFeedMarkets(facts, numberOf)),
    texts: shown.flatMap((facts) => toFeedText(facts, numberOf)),
  } satisfies FeedBatch;
}
