import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Stage } from 'shared-kernel/entities/stage';
import type { FeedInfo, FeedLineups, FeedMarkets, FeedMatch, FeedText } from '../feedRecords';
import type { FeedBatch } from '../provider';
import type { MatchIds } from './createMatchIds';
import type { Names } from './createNames';
import { createOwners, type Takeover } from './createOwners';
import { createPresence } from './createPresence';
import { createSharedDetails } from './createSharedDetails';
import { createSharedLists } from './createSharedLists';
import { createSharedRecords } from './createSharedRecords';
import { createSharedTables } from './createSharedTables';
import { busyAt, createSightings, type Seen } from './createSightings';
import { createTranslator } from './createTranslator';
import { orderOf } from './orderOf';

/** Nobody is shown a match that is older, in seconds. */
const FORGOTTEN_AFTER = 17 * 86_400;

/** So many times as long as it may be silent, a feed may stand still while another goes on: a goal comes late at times. */
const STANDSTILL = 2;

export type MergedBoardOptions = {
  /** As in `FEED`, in this order. */
  feeds: readonly string[];
  names: Names;
  ids: MatchIds;
  silentSeconds: number;
  /** Unix seconds. */
  startedAt: number;
};

/** What several feeds emit, as one. Times are unix seconds; feeds are named by their place in `FEED`. */
export type MergedBoard = {
  take(feed: number, batch: FeedBatch, now: number): readonly Takeover[];
  /** The feed had an answer at that moment, though there may have been nothing to emit. */
  hear(feed: number, at: number): void;
  /** Looks which feeds are silent, and which are well again. */
  check(now: number): readonly Takeover[];
  hasNews(): boolean;
  /** All that changed since the last call. */
  drain(): FeedBatch;
  /** All is news again: the last batch was not stored. */
  again(): void;
  /** The feed whose data of a match count. */
  ownerOf(id: number): number | undefined;
  silentSince(feed: number, seen: Seen): number;
  /** All matches by id, with what each feed has of them. */
  groups(): ReadonlyMap<number, readonly Seen[]>;
  /** Sightings that may be of one match, by kick-off and names alone. */
  ambiguous(): readonly (readonly Seen[])[];
};

export function createMergedBoard({ feeds, names, ids, silentSeconds, startedAt }: MergedBoardOptions): MergedBoard {
  const translators = feeds.map((feed) => createTranslator(feed, names));
  const order = orderOf(feeds);
  const sightings = createSightings(ids, silentSeconds * STANDSTILL);
  const owners = createOwners();
  const presence = createPresence(startedAt, silentSeconds);
  const tables = createSharedTables(order, presence.isLost);
  const records = createSharedRecords();
  const lists = createSharedLists(sightings, startedAt);
  const lineups = createSharedDetails<FeedLineups>(sightings, owners);
  const info = createSharedDetails<FeedInfo>(sightings, owners, joinedInfo);
  const markets = createSharedDetails<FeedMarkets>(sightings, owners, ownMarkets);
  const texts = createSharedDetails<FeedText>(sightings, owners);
  const details = [lineups, info, markets, texts];
  const retired = new Map<number, FeedMatch>();
  let news = new Set<number>();

  function decide(id: number, now: number): Takeover[] {
    const group = sightings.groups().get(id) ?? [];
    const [first] = group;
    if (!first) return [];
    const rank = order(first.competition);
    const inOrder = [...group].sort((a, b) => rank(a.feed) - rank(b.feed));
    const before = owners.of(id);
    const takeover = owners.decide(id, inOrder, (one) => presence.isLost(one.feed, one.competition), now);
    if (owners.of(id) !== before) {
      news.add(id);
      for (const one of details) one.changed([id]);
    }
    return takeover ? [takeover] : [];
  }

  /** The id of a match that turned out to be another's is shown no more. */
  function regroup(): readonly number[] {
    const { changed, left } = sightings.regroup();
    for (const [id, { match }] of left) {
      owners.forget(id);
      retired.set(id, { ...match, id, status_id: MatchStatus.Abnormal });
      news.add(id);
    }
    return changed;
  }

  function forget(seen: Seen): void {
    const id = sightings.idOf(seen);
    sightings.forget(seen);
    if (id !== undefined) owners.forget(id);
  }

  function forgetOld(now: number): void {
    for (const seen of sightings.all()) if (seen.kickOff < now - FORGOTTEN_AFTER) forget(seen);
    for (const [id, { match_time }] of retired) if (match_time < now - FORGOTTEN_AFTER) retired.delete(id);
  }

  function matchOf(id: number): FeedMatch[] {
    const group = sightings.groups().get(id);
    const owned = group?.find(({ feed }) => feed === owners.of(id));
    if (owned) return [{ ...owned.match, id, is_hot: isHot(group ?? []) }];
    const shown = retired.get(id);
    return shown ? [shown] : [];
  }

  return {
    take(feed, batch, now) {
      const translated = translators[feed]?.(batch);
      if (!translated) return [];
      records.take(feed, translated);
      for (const one of translated.standings) tables.take(feed, one);
      for (const { competition } of translated.matches) presence.hear(feed, competition, now);
      const seen = translated.matches.map((match) => sightings.see(feed, match, now));
      for (const one of lists.take(feed, translated.lists, now)) forget(one);
      const changed = regroup();
      for (const one of details) one.changed(changed);
      lineups.take(feed, batch.lineups ?? []);
      info.take(feed, batch.info ?? []);
      markets.take(feed, batch.markets ?? []);
      texts.take(feed, batch.texts ?? []);
      const touched = new Set([...changed, ...seen.flatMap((one) => sightings.idOf(one) ?? [])]);
      return [...touched].flatMap((id) => {
        const takeovers = decide(id, now);
        if (owners.of(id) === feed) news.add(id);
        return takeovers;
      });
    },
    hear: presence.hearAll,
    check(now) {
      forgetOld(now);
      regroup();
      tables.changed(presence.check(now, busyAt(sightings.all(), now)));
      return [...sightings.groups().keys()].flatMap((id) => decide(id, now));
    },
    hasNews: () => news.size > 0 || details.some((one) => one.hasNews()),
    drain() {
      const matches = [...news].flatMap(matchOf);
      news = new Set();
      const changedDetails = {
        lineups: lineups.drain(),
        info: info.drain(),
        markets: markets.drain(),
        texts: texts.drain(),
      };
      return { ...records.drain(), standings: tables.drain(), matches, ...changedDetails, fixtureLists: lists.drain() };
    },
    again() {
      for (const kept of [records, tables, ...details]) kept.again();
      news = new Set([...retired.keys(), ...sightings.groups().keys()]);
    },
    ownerOf: (id) => owners.of(id),
    silentSince: (feed, { competition }) => presence.silentSince(feed, competition),
    groups: () => sightings.groups(),
    ambiguous: () => sightings.unsure(),
  };
}

/** As the first feed of `FEED` that knows the match says, also while a deputy has it: or its group on the board would change. */
function isHot(group: readonly Seen[]): boolean {
  const [first] = [...group].sort((one, other) => one.feed - other.feed);
  return first?.match.is_hot ?? false;
}

/** One feed may know the ground, another one the referee or the round. */
function joinedInfo(owner: FeedInfo | undefined, others: readonly FeedInfo[]): FeedInfo | undefined {
  const all = [...(owner ? [owner] : []), ...others];
  const [first] = all;
  const stage = joinedStage(all.flatMap((one) => one.stage ?? []));
  return (
    first && {
      ...first,
      venue: all.find((one) => one.venue)?.venue,
      referee: all.find((one) => one.referee)?.referee,
      stage,
      // The feed that knows of a cup is not contradicted by one that counts its days.
      matchday: stage ? undefined : all.find((one) => one.matchday)?.matchday,
    }
  );
}

/** One of several feeds may know the group of a round. */
function joinedStage(stages: readonly Stage[]): Stage | undefined {
  const [first] = stages;
  return stages.find(({ round, group }) => round === first?.round && group !== undefined) ?? first;
}

/** Prices are the owner's alone: those of a feed that was lost would stay for ever. */
function ownMarkets(owner: FeedMarkets | undefined, [other]: readonly FeedMarkets[]): FeedMarkets | undefined {
  return owner ?? (other && { match_id: other.match_id, half: undefined, corners: undefined });
}
