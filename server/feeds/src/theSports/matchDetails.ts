import { matchState } from 'shared-kernel/entities/matchState';
import type { Stage } from 'shared-kernel/entities/stage';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import type { FeedInfo, FeedLineups, FeedMarkets, FeedText } from '../feedRecords';
import { infoOf } from '../polled/infoOf';
import { matchdayIn } from '../polled/matchdayIn';
import { stageIn } from '../polled/stageIn';
import type { FeedBatch } from '../provider';
import type { NumberOf } from './createNumbers';
import { type DetailKind, type DetailNames, detailIdOf } from './detailNames';
import { type MatchFacts, scoreOf } from './feedMatch';
import type { VendorSide } from './read/lineup';
import { cornersTextOf } from './read/oddsText';

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

/** None of a deleted match; what the diary has not named is not known. */
function toFeedInfo({ listed, isDeleted }: MatchFacts, numberOf: NumberOf, names: DetailNames): FeedInfo[] {
  const match_id = numberOf('match', listed.id);
  if (isDeleted || match_id === undefined) return [];
  const nameOf = (kind: DetailKind) => names.get(`${kind} ${detailIdOf(listed, kind)}`);
  const named = nameOf('stage');
  const stage = stageOf(named, listed.round?.group_num);
  const matchday = matchdayIn(`${named} ${listed.round?.round_num}`);
  return [infoOf(match_id, { venue: nameOf('venue'), referee: nameOf('referee'), stage, matchday })];
}

/** The vendor counts groups, and shows them as letters; those of divisions have numbers. */
function stageOf(name: string | undefined, group = 0): Stage | undefined {
  const stage = stageIn(name);
  if (stage?.round !== 'group') return stage;
  const isCounted = group >= 1 && group <= 26;
  const known = stage.phase?.startsWith('league_') ? String(group) : String.fromCharCode(64 + group);
  return { ...stage, group: isCounted ? known : undefined };
}

/** Converts the line-ups of a match; `undefined` without any, of a deleted match, and when its number is taken. */
function toFeedLineups(
  { listed, lineup, isDeleted }: MatchFacts,
  numberOf: NumberOf,
  coachOf: (id: string | undefined) => string | undefined,
): FeedLineups | undefined {
  const match_id = numberOf('match', listed.id);
  if (!lineup || isDeleted || match_id === undefined) return undefined;
  const side = (one: VendorSide | undefined) => one && { ...one.team, coach: coachOf(one.coach) };
  return { match_id, is_confirmed: lineup.isConfirmed, home: side(lineup.home), away: side(lineup.away) };
}

/** The corners of a match for which the vendor has ever had prices of them. What it says of the first half is not documented. */
function toFeedMarkets(facts: MatchFacts, numberOf: NumberOf): FeedMarkets[] {
  const match_id = numberOf('match', facts.listed.id);
  const { prices, isDeleted } = facts;
  if (match_id === undefined || !prices.cr) return [];
  const { status } = scoreOf(facts);
  const corners = {
    odds: cornersTextOf(prices, status),
    suspended_odds: cornersTextOf(prices, status, true),
  };
  const isShown = !isDeleted && isGroupOpen('corners', matchState(status)) && (corners.odds || corners.suspended_odds);
  return [{ match_id, half: undefined, corners: isShown ? corners : undefined }];
}

/** What the vendor wrote of a match; none of a match without text, of a deleted one, and when its number is taken. */
function toFeedText({ listed, live, isDeleted }: MatchFacts, numberOf: NumberOf): FeedText[] {
  const match_id = numberOf('match', listed.id);
  if (!live || live.text.length === 0 || isDeleted || match_id === undefined) return [];
  return [{ match_id, lines: [...live.text] }];
}
