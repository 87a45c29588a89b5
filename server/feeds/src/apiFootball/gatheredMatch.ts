import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import type { Pair } from 'shared-kernel/rules/score';
import type { FeedMarkets, FeedMatch } from '../feedRecords';
import { NO_PRICES, type Prices } from './bets';
import { toFeedMatch } from './feedMatch';
import type { Fixture } from './fixture';
import { type KnownStart, periodStartOf } from './periodStart';
import type { Statistics } from './statistics';
import { isAhead, isInPlay, isLive, statusOf } from './status';

/** All that is known of a match. */
export type GatheredMatch = {
  fixture: Fixture;
  /** The last running score that an answer had. */
  lastScore: Pair | undefined;
  statistics: Statistics | undefined;
  period: KnownStart;
  /** Prices from before the match, and in play. */
  odds: { before: Prices; live: Prices };
  /** When it was last answered by itself or as a live match, in unix seconds; 0 before. */
  heardAt: number;
  /** When `odds.before` was answered, in unix seconds; 0 before. */
  pricedAt: number;
};

/**
 * What is known after an answer. What the answer does not bring stays as it was known: the list of a day has no events and no
 * statistics, and goals may be missing or unreadable while it is played. A match that has not begun has none of these three,
 * whatever was known; once it is over the goals of before are no result.
 *
 * @param now when it was answered, in unix seconds
 * @param isListing it comes from the list of a day
 */
export function withFixture(
  known: GatheredMatch | undefined,
  fixture: Fixture,
  now: number,
  isListing = false,
): GatheredMatch {
  const before = isAhead(fixture.fixture.status.short) ? undefined : known;
  const events = fixture.events ?? before?.fixture.events;
  const lastScore = fixture.goals ?? before?.lastScore;
  const goals = fixture.goals ?? (isInPlay(fixture.fixture.status.short) ? before?.lastScore : undefined);
  const statistics = fixture.statistics && fixture.statistics.length > 0 ? fixture.statistics : before?.statistics;
  const heardAt = isListing ? (known?.heardAt ?? 0) : now;
  const period = periodStartOf(fixture, now, known?.period);
  const { odds, pricedAt } = known ?? { odds: { before: NO_PRICES, live: NO_PRICES }, pricedAt: 0 };
  // They are known before the match is on, too.
  const lineups = fixture.lineups && fixture.lineups.length > 0 ? fixture.lineups : known?.fixture.lineups;
  return { fixture: { ...fixture, events, goals, lineups }, lastScore, statistics, period, odds, pricedAt, heardAt };
}

/** So long after the list of live matches nothing but an end is believed of the list of a day, in seconds. */
const FRESH = 120;

/** Whether the list of a day is older than what is known: it may lag behind the list of live matches. */
export function isStale(known: GatheredMatch | undefined, { fixture: { status } }: Fixture, now: number): boolean {
  const before = known?.fixture.fixture.status;
  if (!known || !before || !isInPlay(before.short)) return false;
  const isFresh = now >= known.heardAt && now - known.heardAt < FRESH;
  if (isFresh && (isInPlay(status.short) || isAhead(status.short))) return true;
  return before.short === status.short && minutes(status) < minutes(before);
}

function minutes({ elapsed = 0, extra = 0 }: Fixture['fixture']['status']): number {
  return elapsed + extra;
}

/** @param places in the table, by team */
export function asFeedMatch(
  { fixture, lastScore, statistics, period, odds }: GatheredMatch,
  places: ReadonlyMap<number, number>,
): FeedMatch {
  return toFeedMatch({
    fixture,
    lastScore,
    statistics,
    places,
    periodStart: period.start,
    ...shownPrices(fixture, odds).match,
  });
}

const PRICED: ReadonlySet<MatchStatus | undefined> = new Set([MatchStatus.NotStarted, MatchStatus.Ended]);

/**
 * Before and after the match the prices are those from before the kick-off. In play they are live ones or none: older ones
 * would be read as of now.
 */
function shownPrices({ fixture: { status } }: Fixture, { before, live }: GatheredMatch['odds']): Prices {
  if (PRICED.has(statusOf(status))) return before;
  return isLive(status.short) ? live : NO_PRICES;
}

/** The markets of the first half and of corners. */
export function asFeedMarkets({ fixture, odds }: GatheredMatch): FeedMarkets {
  const prices = shownPrices(fixture, odds);
  const status = statusOf(fixture.fixture.status);
  const groupOf = (group: MarketGroup) => {
    const quoted = prices[group];
    const isOpen = status !== undefined && isGroupOpen(group, matchState(status));
    return isOpen && (quoted.odds || quoted.suspended_odds) ? quoted : undefined;
  };
  return { match_id: fixture.fixture.id, half: groupOf('half'), corners: groupOf('corners') };
}
